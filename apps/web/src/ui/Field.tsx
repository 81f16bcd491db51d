import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import type { ReactNode } from "react";
import type { FieldError } from "react-hook-form";
import { useIssueText } from "../lib/form/useIssueText.ts";

interface Props {
  id: string;
  label: string;
  required: boolean;
  help?: ReactNode;
  /** What just happened to it, in place of the help. */
  notice?: string | undefined;
  error: FieldError | undefined;
  /** What stands right under the field, e.g. a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Id of the line under a field that holds its help or its error. */
export const helpIdOf = (id: string): string => `${id}-help`;

/** Below a tall field on a phone the line may lie out of sight, or behind the bar with Save. */
const intoSight = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

/** A field: label above, help under it, and the error in its place when there is one. */
export function Field({ id, label, required, help, notice, error, aside, children }: Props) {
  const issueText = useIssueText();
  const words = issueText(error) ?? notice ?? help;
  return (
    <FormControl fullWidth required={required} error={error !== undefined}>
      <InputLabel htmlFor={id} id={`${id}-label`}>
        {label}
      </InputLabel>
      {children}
      {(words || aside) && (
        <FormHelperText component="div" sx={{ display: "flex", justifyContent: "space-between", gap: 4 }}>
          <span
            id={helpIdOf(id)}
            ref={notice ? intoSight : null}
            role={error || notice ? "alert" : undefined}
            style={{ scrollMarginBottom: 140 }}
          >
            {words}
          </span>
          {aside}
        </FormHelperText>
      )}
    </FormControl>
  );
}
