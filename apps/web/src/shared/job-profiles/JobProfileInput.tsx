import type { Named } from "@vaardig/contract/organization/organization";
import { type FieldValues, useController } from "react-hook-form";
import { useIssueText } from "../../lib/form/useIssueText.ts";
import type { InputProps } from "../../ui/TextInput.tsx";
import { JobProfilePicker } from "./JobProfilePicker.tsx";

interface Props<In extends FieldValues> extends Pick<InputProps<In>, "control" | "name" | "label"> {
  help?: string;
  /** Called after the form has the selected profile. */
  onPick?: (profile: Named) => unknown;
}

/** Select field for a job profile; permitted readers can add one. */
export function JobProfileInput<In extends FieldValues>(props: Props<In>) {
  const { control, name, label, help, onPick } = props;
  const issueText = useIssueText();
  const { field, fieldState } = useController({ control, name });
  return (
    <JobProfilePicker
      isAdding
      label={label}
      help={help}
      value={field.value}
      onChange={(chosen) => {
        field.onChange(chosen);
        if (chosen) onPick?.(chosen);
      }}
      error={issueText(fieldState.error)}
      inputRef={field.ref}
    />
  );
}
