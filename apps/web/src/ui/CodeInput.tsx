import { type FieldValues, useController } from "react-hook-form";
import { LimitedText } from "./LimitedText.tsx";
import type { InputProps } from "./TextInput.tsx";

interface Props<In extends FieldValues> extends InputProps<In> {
  /** Also allows letters, as in recovery codes; digits only by default. */
  letters?: boolean;
}

/** Field for a one-time code: focused, with the matching phone keyboard. */
export function CodeInput<In extends FieldValues>({
  control,
  name,
  label,
  help,
  letters = false,
}: Props<In>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, ...rest } = field;
  return (
    <LimitedText
      label={label}
      value={String(value ?? "")}
      onChange={onChange}
      help={help}
      required
      error={fieldState.error}
      inputMode={letters ? "text" : "numeric"}
      input={{
        ...rest,
        inputRef: ref,
        autoFocus: true,
        autoComplete: letters ? "off" : "one-time-code",
        className: "tabular",
      }}
    />
  );
}
