import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";
import { LIMITS } from "@vaardig/contract/limits";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LongText } from "../../../ui/LongText.tsx";

interface Props<R extends MoveReason> {
  reasons: readonly R[];
  reason: R | "";
  note: string;
  onReason: (reason: R) => void;
  onNote: (note: string) => void;
}

/** Returns whether a reason is complete; `other` requires a note. */
export function isExplained(reason: MoveReason | "", note: string): boolean {
  return reason !== "" && (reason !== "other" || note.trim() !== "");
}

/** Fields for a reason and an internal note. */
export function ReasonFields<R extends MoveReason>({ reasons, reason, note, onReason, onNote }: Props<R>) {
  const { t } = useTranslation(["applications", "common"]);
  const id = useId();
  const isOther = reason === "other";
  return (
    <>
      <FormControl required>
        <FormLabel id={id} sx={{ fontWeight: 500, color: "text.primary" }}>
          {t("reason")}
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={reason}
          onChange={(_event, chosen) => onReason(chosen as R)}
          sx={{ display: "grid", columnGap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
        >
          {reasons.map((one, at) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" autoFocus={at === 0} />}
              label={t(`reasons.${one as MoveReason}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <LongText
        label={t(isOther ? "note-required" : "note")}
        value={note}
        onChange={onNote}
        limit={LIMITS.description}
        required={isOther}
      />
    </>
  );
}
