import { useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { LimitedText } from "../../../ui/LimitedText.tsx";
import type { InputProps } from "../../../ui/TextInput.tsx";
import { euroCents, typedEuros, typedPercent } from "./euroCents.ts";

interface Props<In extends FieldValues> extends InputProps<In> {
  unit?: "€" | "%";
}

/** Field for an amount in euros or a percentage, stored in hundredths. */
export function AmountInput<In extends FieldValues>(props: Props<In>) {
  const { control, name, label, help, required = false, disabled = false, unit = "€" } = props;
  const typed = unit === "%" ? typedPercent : typedEuros;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...rest } = field;
  const [text, setText] = useState(typeof value === "number" ? typed(value) : "");
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
      input={{ ...rest, inputRef: ref, disabled, [unit === "€" ? "startAdornment" : "endAdornment"]: unit }}
    />
  );
}
