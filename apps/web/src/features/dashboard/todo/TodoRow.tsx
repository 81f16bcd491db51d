import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Todo } from "@vaardig/contract/dashboard/dashboard";
import ChevronIcon from "lucide-react/icons/chevron-right";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { TodoDetail } from "./TodoDetail.tsx";
import { TODO_ICONS } from "./todoIcons.ts";

/** A to-do item: the row links to its screen, names link to people. */
export function TodoRow({ todo, to }: { todo: Todo; to: string }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const Icon = TODO_ICONS[todo.key];
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: { xs: 3, sm: 4 },
        mx: { xs: -4, sm: -6 },
        px: { xs: 4, sm: 6 },
        py: 3,
        borderTop: 1,
        borderColor: "divider",
        "&:hover": { bgcolor: "background.default" },
      }}
    >
      <Box
        aria-hidden
        sx={{
          flex: "none",
          display: "grid",
          placeItems: "center",
          width: 36,
          height: 36,
          borderRadius: 1,
          bgcolor: "tint",
          color: "primary.main",
        }}
      >
        <Icon size={20} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={to}
          underline="none"
          sx={{
            color: "text.primary",
            display: "inline-block",
            lineHeight: "24px",
            "&::after": { content: '""', position: "absolute", inset: 0 },
            "&:focus-visible": { outline: "none" },
            "&:focus-visible::after": {
              outline: 2,
              outlineColor: "primary.main",
              outlineOffset: -2,
              borderRadius: 1,
            },
          }}
        >
          {t(`todo.${todo.key}`, { count: todo.count, number: format.number(todo.count) })}
        </Link>
        <Typography
          variant="caption"
          component="p"
          sx={{
            color: "text.secondary",
            lineHeight: "24px",
            // Tall enough as a click target within the row.
            "& a": { position: "relative", zIndex: 1, display: "inline-block" },
          }}
        >
          <TodoDetail todo={todo} />
        </Typography>
      </Box>
      <Box component={ChevronIcon} size={20} sx={{ flex: "none", color: "text.secondary" }} />
    </Box>
  );
}
