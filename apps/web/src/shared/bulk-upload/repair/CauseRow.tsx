import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { UploadCause } from "@vaardig/contract/bulk-uploads/repairs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFieldNames } from "../useFieldNames.ts";
import type { RepairModel } from "./useRepair.ts";
import { useReplacementOptions } from "./useReplacementOptions.ts";

interface Props {
  cause: UploadCause;
  repair: RepairModel;
}

/** An invalid value with its number of rows, and a select field for its meaning. */
export function CauseRow({ cause, repair }: Props) {
  const { t } = useTranslation(["bulk-upload", "common"]);
  const fieldName = useFieldNames();
  const meanings = useReplacementOptions(cause.column);
  const [meaning, setMeaning] = useState<{ value: string; label: string } | null>(null);
  const { column, value, rows, can } = cause;
  const field = fieldName(column);
  return (
    <Box component="li" sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 4 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
        {t("repair.unknown", { field, value, count: rows })}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        {cause.message}
      </Typography>
      <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", alignItems: "end", gap: 2 }}>
        <Autocomplete
          size="small"
          options={meanings}
          value={meaning}
          onChange={(_event, chosen) => setMeaning(chosen)}
          isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
          getOptionKey={(option) => option.label + option.value}
          noOptionsText={t("repair.nothing")}
          clearText={t("common:clear")}
          openText={t("repair.open")}
          closeText={t("common:close")}
          sx={{ flex: "1 1 220px", minWidth: 0 }}
          renderInput={(params) => <TextField {...params} label={t("repair.meant", { value })} />}
        />
        <Button
          variant="contained"
          disabled={meaning === null || repair.isBusy}
          onClick={() => meaning && void repair.replace(cause, meaning.value)}
        >
          {t("repair.use", { count: rows })}
        </Button>
        {can.includes("create") && (
          <Button variant="outlined" disabled={repair.isBusy} onClick={() => void repair.create(cause)}>
            {t("repair.create", { value })}
          </Button>
        )}
        {can.includes("clear") && (
          <Button disabled={repair.isBusy} onClick={() => void repair.replace(cause, "")}>
            {t("repair.clear")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
