import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { LimitedText } from "../../../ui/LimitedText.tsx";
import type { InputProps } from "../../../ui/TextInput.tsx";
import { euroCents, typedEuros } from "./euroCents.ts";

/** An amount in euros, typed as people write it and kept in cents. */
export function AmountInput<In extends FieldValues>(props: InputProps<In>) {
  const { control, name, label, help, required = false, disabled = false } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...rest } = field;
  const [text, setText] = useState(typeof value === "number" ? typedEuros(value) : "");
  return (
    <LimitedText
      label={label}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(euroCents(target.value) ?? null);
      }}
      limit={16}
      help={help}
      required={required}
      error={fieldState.error}
      input={{ ...rest, inputRef: ref, disabled, startAdornment: "€" }}
    />
  );
}
