import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import SearchIcon from "lucide-react/icons/search";
import ClearIcon from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  value: string;
  /** Called 250 ms after typing stops, and immediately on clear. */
  onChange: (value: string) => void;
  /** Accessible name and placeholder, such as "Search skills". */
  label: string;
  autoFocus?: boolean;
}

/** A search field that searches while typing. */
export function SearchField({ value, onChange, label, autoFocus = false }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed), 250);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);

  return (
    <OutlinedInput
      type="text"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      autoFocus={autoFocus}
      slotProps={{ input: { "aria-label": label, inputMode: "search", autoComplete: "off", maxLength: 200 } }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon size={20} />
        </InputAdornment>
      }
      endAdornment={
        typed !== "" && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={t("clear")}
              onClick={() => {
                setTyped("");
                onChange("");
              }}
            >
              <ClearIcon size={20} />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{ width: { xs: "100%", sm: 248 } }}
    />
  );
}
