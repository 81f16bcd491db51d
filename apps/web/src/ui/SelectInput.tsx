import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { useId } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { Field, helpIdOf } from "./Field.tsx";
import type { InputProps } from "./TextInput.tsx";

interface Props<In extends FieldValues> extends InputProps<In> {
  options: readonly { value: string; label: string }[];
  /** Label of an option for no choice, whose value is an empty string. */
  none?: string;
  /** Placeholder until an option is selected; not selectable again. */
  choose?: string;
  /** Called after the form has the new value. */
  onPick?: (value: string) => void;
}

/** A select field for a short list. */
export function SelectInput<In extends FieldValues>(props: Props<In>) {
  const { control, name, label, help, required = false, disabled = false, options, onPick } = props;
  const { none, choose } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const value = String(field.value ?? "");
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <Field id={id} label={label} required={required} help={help} error={fieldState.error}>
      <Select
        {...field}
        id={id}
        labelId={`${id}-label`}
        value={isKnown ? value : ""}
        onChange={(event) => {
          field.onChange(event.target.value);
          onPick?.(event.target.value);
        }}
        inputRef={field.ref}
        ref={null}
        disabled={disabled}
        displayEmpty
        sx={value === "" ? { color: "text.secondary" } : undefined}
        aria-describedby={helpIdOf(id)}
      >
        {choose !== undefined && (
          <MenuItem value="" disabled sx={{ display: "none" }}>
            {choose}
          </MenuItem>
        )}
        {none !== undefined && (
          <MenuItem value="" sx={{ color: "text.secondary" }}>
            {none}
          </MenuItem>
        )}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Field>
  );
}
