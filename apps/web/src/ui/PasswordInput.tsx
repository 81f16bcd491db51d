import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import ShowIcon from "lucide-react/icons/eye";
import HideIcon from "lucide-react/icons/eye-off";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type InputProps, TextInput } from "./TextInput.tsx";

interface Props<In extends FieldValues> extends InputProps<In> {
  autoComplete: "current-password" | "new-password";
}

/** A password field with a button to show the password. */
export function PasswordInput<In extends FieldValues>(props: Props<In>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? "text" : "password"}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={t(shown ? "hide-password" : "show-password")}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <HideIcon size={20} /> : <ShowIcon size={20} />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
