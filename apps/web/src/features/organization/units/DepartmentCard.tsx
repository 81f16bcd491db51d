import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import OpenIcon from "lucide-react/icons/chevron-down";
import ClosedIcon from "lucide-react/icons/chevron-right";
import AddIcon from "lucide-react/icons/plus";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { DepartmentContents } from "./DepartmentContents.tsx";
import { type UnitAction, type UnitPlacement, useAct } from "./unitAction.ts";

interface Props {
  /** Null for the group without a department. */
  id: string | null;
  name: string;
  /** Lead and counts. */
  line: ReactNode;
  menu?: ReactNode;
  canAdd: readonly ("team" | "role")[];
  isOpen: boolean;
  onToggle: () => void;
}

/** Card of a department that expands to its teams and positions. */
export function DepartmentCard({ id, name, line, menu, canAdd, isOpen, onToggle }: Props) {
  const { t } = useTranslation("organization");
  const act = useAct();
  const contentId = useId();
  const Arrow = isOpen ? OpenIcon : ClosedIcon;
  const start: UnitPlacement = { departmentId: id };
  return (
    <Card component="li" sx={{ listStyle: "none" }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: { xs: menu ? "nowrap" : "wrap", sm: "wrap" },
          alignItems: "center",
          gap: 2,
          p: { xs: 3, sm: 4 },
        }}
      >
        <Box sx={{ flex: "1 1 240px", minWidth: 0, display: "flex", gap: 2, alignItems: "flex-start" }}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="h3" component="h2">
              <ButtonBase
                onClick={onToggle}
                aria-expanded={isOpen}
                aria-controls={isOpen ? contentId : undefined}
                sx={{
                  font: "inherit",
                  textAlign: "start",
                  gap: 2,
                  alignItems: "flex-start",
                  "& > svg": { flex: "none", mt: 0.5 },
                  borderRadius: 1,
                  overflowWrap: "anywhere",
                  "&:hover": { color: "primary.main" },
                }}
              >
                <Arrow size={20} />
                {name}
              </ButtonBase>
            </Typography>
            <Box sx={{ pl: 7, mt: 0.5 }}>{line}</Box>
          </Box>
        </Box>
        {canAdd.map((kind) => (
          <Button
            key={kind}
            size="small"
            startIcon={<AddIcon />}
            // On a phone the menu contains it.
            sx={{ display: { xs: menu ? "none" : "inline-flex", sm: "inline-flex" } }}
            aria-label={`${t(`add.${kind}`)}, ${name}`}
            onClick={() => act({ verb: "create", kind, ...start } satisfies UnitAction)}
          >
            {t(`add.${kind}`)}
          </Button>
        ))}
        {menu}
      </Box>
      {isOpen && (
        <Box id={contentId} sx={{ px: { xs: 3, sm: 4 }, pb: { xs: 3, sm: 4 } }}>
          <DepartmentContents departmentId={id} />
        </Box>
      )}
    </Card>
  );
}
