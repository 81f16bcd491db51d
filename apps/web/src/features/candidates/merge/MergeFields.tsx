import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import {
  MERGE_FIELDS,
  type MergeField,
  type previewMerge,
} from "@vaardig/contract/candidates/candidateMerges";
import type { Payload } from "@vaardig/contract/endpoint";
import { useId } from "react";
import { useTranslation } from "react-i18next";

type Sides = Pick<Payload<typeof previewMerge>, "kept" | "merged">;

interface Props extends Sides {
  take: ReadonlySet<MergeField>;
  onTake: (field: MergeField, on: boolean) => void;
}

/** Fields with different values, side by side; equal fields need no choice. */
export function MergeFields({ kept, merged, take, onTake }: Props) {
  const { t } = useTranslation("candidates");
  const id = useId();
  const isTakable = (field: MergeField) => field !== "email" || kept.candidate.can.includes("change_email");
  const different = MERGE_FIELDS.filter(
    (field) => isTakable(field) && (kept.values[field] ?? "") !== (merged.values[field] ?? ""),
  );
  if (different.length === 0)
    return <Typography sx={{ color: "text.secondary" }}>{t("merge.same-fields")}</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {different.map((field) => (
        <Box key={field}>
          <Typography id={`${id}-${field}`} variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {t(`fields.${field}`)}
          </Typography>
          <RadioGroup
            aria-labelledby={`${id}-${field}`}
            value={take.has(field) ? "merged" : "kept"}
            onChange={(_event, value) => onTake(field, value === "merged")}
            sx={{ display: "grid", columnGap: 4, gridTemplateColumns: { sm: "1fr 1fr" } }}
          >
            {(["kept", "merged"] as const).map((side) => (
              <FormControlLabel
                key={side}
                value={side}
                control={<Radio size="small" />}
                label={({ kept, merged }[side].values[field] ?? "") || t("merge.empty")}
                sx={{
                  alignItems: "center",
                  "& .MuiFormControlLabel-label": { overflowWrap: "anywhere", minWidth: 0 },
                }}
              />
            ))}
          </RadioGroup>
        </Box>
      ))}
    </Box>
  );
}
