import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
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
      <FormControl fullWidth required>
        <InputLabel id={`${id}-reason`} htmlFor={`${id}-reason-field`}>
          {t("reason")}
        </InputLabel>
        <Select
          id={`${id}-reason-field`}
          labelId={`${id}-reason`}
          value={reason}
          onChange={({ target }) => onReason(target.value as R)}
          autoFocus
        >
          {reasons.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`reasons.${one as MoveReason}`)}
            </MenuItem>
          ))}
        </Select>
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
