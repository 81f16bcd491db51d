import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { useId } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { Field, helpIdOf } from "./Field.tsx";
import type { InputProps } from "./TextInput.tsx";

interface Props<In extends FieldValues> extends InputProps<In> {
  options: readonly { value: string; label: string }[];
  /** Words while nothing is chosen. */
  placeholder?: string;
}

/** One choice out of a list. */
export function SelectInput<In extends FieldValues>(props: Props<In>) {
  const { control, name, label, help, required = false, disabled = false, options, placeholder } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const value = options.some((option) => option.value === field.value) ? field.value : "";
  return (
    <Field id={id} label={label} required={required} help={help} error={fieldState.error}>
      <Select
        {...field}
        id={id}
        ref={null}
        inputRef={field.ref}
        value={value}
        disabled={disabled}
        displayEmpty
        labelId={`${id}-label`}
        SelectDisplayProps={{ "aria-describedby": helpIdOf(id) }}
        renderValue={(chosen) =>
          options.find((option) => option.value === chosen)?.label ?? placeholder ?? ""
        }
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Field>
  );
}
