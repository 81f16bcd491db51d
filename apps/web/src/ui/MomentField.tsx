import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { parseTypedTime, TIME_PATTERN, type TypedMoment } from "../lib/language/typedMoment.ts";
import { useCurrentLanguage } from "../lib/language/useCurrentLanguage.ts";
import { DateField } from "./DateField.tsx";

interface Props {
  /** Label of the day; the time has its own. */
  label: string;
  value: TypedMoment;
  onChange: (value: TypedMoment) => void;
  help?: string | undefined;
  error?: string | undefined;
  /** First day of the calendar. */
  min?: string;
  /** Acts on Enter instead of submitting the form. */
  onEnter?: () => void;
}

/** Times offered for a working day, every half hour. */
const OFFERED = Array.from(
  { length: 25 },
  (_one, at) => `${String(7 + Math.floor(at / 2)).padStart(2, "0")}:${at % 2 === 0 ? "00" : "30"}`,
);

/** A day and a time, typed in the reader's format or picked. */
export function MomentField({ label, value, onChange, help, error, min, onEnter }: Props) {
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const id = useId();
  const helpId = `${id}-help`;
  const words = error ?? help;
  const describedBy = words ? helpId : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <FormControl fullWidth error={error !== undefined} onKeyDown={onKeyDown}>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr) 112px" }}>
        <FormControl error={error !== undefined}>
          <InputLabel htmlFor={id} id={`${id}-label`}>
            {label}
          </InputLabel>
          <DateField
            id={id}
            value={value.day}
            onChange={(day) => onChange({ ...value, day })}
            {...(min && { min })}
            {...(describedBy && { describedBy })}
          />
        </FormControl>
        <FormControl error={error !== undefined}>
          <InputLabel htmlFor={`${id}-time`}>{t("time-of-day")}</InputLabel>
          <OutlinedInput
            id={`${id}-time`}
            value={value.time}
            placeholder={TIME_PATTERN[language]}
            onChange={({ target }) => onChange({ ...value, time: target.value })}
            onBlur={() => onChange({ ...value, time: parseTypedTime(value.time) ?? value.time })}
            slotProps={{
              input: {
                "aria-describedby": describedBy,
                autoComplete: "off",
                list: `${id}-times`,
                maxLength: 7,
              },
            }}
          />
          <datalist id={`${id}-times`}>
            {OFFERED.map((time) => (
              <option key={time} value={time} />
            ))}
          </datalist>
        </FormControl>
      </Box>
      {words && (
        <FormHelperText id={helpId} role={error ? "alert" : undefined}>
          {words}
        </FormHelperText>
      )}
    </FormControl>
  );
}
