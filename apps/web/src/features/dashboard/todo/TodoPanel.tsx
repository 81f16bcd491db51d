import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Todo } from "@vaardig/contract/dashboard/dashboard";
import DoneIcon from "lucide-react/icons/circle-check-big";
import { useTranslation } from "react-i18next";
import { Panel } from "../Panel.tsx";
import { usePlace } from "../usePlace.ts";
import { TodoRow } from "./TodoRow.tsx";

/** To-do items; a friendly message when there are none. */
export function TodoPanel({ todo }: { todo: readonly Todo[] }) {
  const { t } = useTranslation("dashboard");
  const placeOf = usePlace();
  const leading = todo.flatMap((one) => {
    const to = placeOf(one.leads_to);
    return to ? [{ one, to }] : [];
  });
  return (
    <Panel title={t("todo-title")}>
      {leading.length > 0 ? (
        <Box component="ul" sx={{ listStyle: "none", m: 0, mb: { xs: -4, sm: -6 }, p: 0 }}>
          {leading.map(({ one, to }) => (
            <TodoRow key={one.key} todo={one} to={to} />
          ))}
        </Box>
      ) : (
        <Box sx={{ display: "flex", alignItems: "center", gap: 4 }}>
          <Box component={DoneIcon} size={32} sx={{ color: "primary.main" }} />
          <div>
            <Typography sx={{ fontWeight: 500 }}>{t("todo-none")}</Typography>
            <Typography sx={{ color: "text.secondary" }}>{t("todo-none-text")}</Typography>
          </div>
        </Box>
      )}
    </Panel>
  );
}
