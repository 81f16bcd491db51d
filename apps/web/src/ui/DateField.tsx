import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import CalendarIcon from "lucide-react/icons/calendar";
import { type FocusEventHandler, type Ref, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DATE_PATTERN, formatTypedDate, parseTypedDate } from "../lib/language/typedDate.ts";
import { useCurrentLanguage } from "../lib/language/useCurrentLanguage.ts";

interface Props {
  /** The label's id is the same with `-label` behind it. */
  id: string;
  /** A day as YYYY-MM-DD, or what was typed and is no day; empty for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  disabled?: boolean;
  describedBy?: string;
  /** First and last day of the calendar, as YYYY-MM-DD; what is typed is left to the form's rule. */
  min?: string;
  max?: string;
}

/** A day typed in the reader's format, or picked in the browser's calendar. */
export function DateField({ id, value, onChange, onBlur, name, inputRef, ...more }: Props) {
  const { disabled = false, describedBy, min, max } = more;
  const { t } = useTranslation();
  const language = useCurrentLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const dayOf = (text: string) => parseTypedDate(text) ?? text.trim();
  // Typed text stays unchanged until the field is left, unless the value was changed from outside.
  const shown = typed !== null && dayOf(typed) === value ? typed : formatTypedDate(value, language);
  const day = parseTypedDate(value);
  return (
    <OutlinedInput
      id={id}
      {...(name && { name })}
      {...(inputRef && { inputRef })}
      value={shown}
      placeholder={DATE_PATTERN[language]}
      disabled={disabled}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(dayOf(target.value));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      slotProps={{
        input: { "aria-describedby": describedBy, autoComplete: "off", inputMode: "numeric", maxLength: 20 },
      }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            disabled={disabled}
            aria-label={t("pick-date")}
            aria-describedby={`${id}-label`}
            onClick={() => picker.current?.showPicker()}
          >
            <CalendarIcon size={20} />
          </IconButton>
          <Box
            component="input"
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            disabled={disabled}
            value={day ?? ""}
            min={min}
            max={max}
            onChange={({ target }: { target: HTMLInputElement }) => {
              setTyped(null);
              onChange(target.value);
            }}
            sx={{
              position: "absolute",
              right: 0,
              bottom: 0,
              width: 1,
              height: 1,
              p: 0,
              border: 0,
              opacity: 0,
              pointerEvents: "none",
            }}
          />
        </InputAdornment>
      }
    />
  );
}
