import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { bulkEditEmployees } from "@vaardig/contract/employees/bulkEdit";
import type { Payload } from "@vaardig/contract/endpoint";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { FormDialog } from "../../../ui/FormDialog.tsx";

interface Props {
  result: Payload<typeof bulkEditEmployees>;
  onClose: () => void;
}

/** Result of a bulk edit, with unchanged people and the reasons. */
export function BulkEditResult({ result, onClose }: Props) {
  const { t } = useTranslation(["employees", "common"]);
  const format = useFormat();
  return (
    <FormDialog title={t("edit-several.done", { count: result.changed })} onClose={onClose}>
      <Box sx={{ display: "grid", gap: 3 }}>
        {result.left_out.map(({ reason, count, names }) => {
          const more = count - names.length;
          const all = more > 0 ? [...names, t("leave.and-more", { count: more })] : names;
          return (
            <Alert key={reason} severity="info">
              {t(`edit-several.left-out.${reason}`, { names: format.list(all) })}
            </Alert>
          );
        })}
        <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
          <Button variant="contained" autoFocus onClick={onClose}>
            {t("common:close")}
          </Button>
        </Box>
      </Box>
    </FormDialog>
  );
}
