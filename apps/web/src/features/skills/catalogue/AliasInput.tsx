import Autocomplete from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import OutlinedInput from "@mui/material/OutlinedInput";
import { LIMITS } from "@vaardig/contract/limits";
import { useId, useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { Field, helpIdOf } from "../../../ui/Field.tsx";
import type { InputProps } from "../../../ui/TextInput.tsx";
import { useAutocompleteTexts } from "../../../ui/useAutocompleteTexts.ts";
import { useTextLimit } from "../../../ui/useTextLimit.tsx";

const NONE: string[] = [];

/** Field for aliases as chips: Enter, a comma or leaving the field adds the typed text. */
export function AliasInput<In extends FieldValues>({ control, name, label, help }: InputProps<In>) {
  const { field, fieldState } = useController({ control, name });
  const [text, setText] = useState("");
  const id = useId();
  const texts = useAutocompleteTexts();
  const limit = useTextLimit(text, LIMITS.name);
  const value: string[] = field.value ?? NONE;
  const add = (typed: string) => {
    const names = typed
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
    const seen = new Set(value.map((one) => one.toLowerCase()));
    const fresh = names.filter((one) => !seen.has(one.toLowerCase()) && seen.add(one.toLowerCase()));
    if (fresh.length > 0) field.onChange([...value, ...fresh]);
    setText("");
  };
  return (
    <Field id={id} label={label} required={false} help={help} error={fieldState.error} notice={limit.notice}>
      <Autocomplete
        {...texts}
        id={id}
        multiple
        freeSolo
        options={NONE}
        value={value}
        inputValue={text}
        onInputChange={(_event, typed, reason) => {
          if (reason !== "input") return;
          if (typed.includes(",")) add(typed);
          else setText(typed);
        }}
        onChange={(_event, next, reason) => {
          if (reason === "createOption") add(text);
          else field.onChange(next);
        }}
        onBlur={() => {
          add(text);
          field.onBlur();
        }}
        renderValue={(names, getItemProps) =>
          names.map((one, index) => {
            const { key, ...props } = getItemProps({ index });
            return <Chip key={key} size="small" label={one} {...props} />;
          })
        }
        renderInput={({ slotProps, id: inputId, fullWidth, disabled }) => (
          <OutlinedInput
            id={inputId}
            fullWidth={fullWidth}
            disabled={disabled}
            ref={slotProps.input.ref}
            className={slotProps.input.className}
            startAdornment={slotProps.input.startAdornment}
            onMouseDown={slotProps.input.onMouseDown}
            inputProps={{ ...slotProps.htmlInput, ...limit.inputProps, "aria-describedby": helpIdOf(id) }}
          />
        )}
      />
    </Field>
  );
}
