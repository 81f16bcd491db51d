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
  /** A temporary message that replaces the help text. */
  notice?: string | undefined;
  error: FieldError | undefined;
  /** Content directly below the field, such as a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Returns the id of the line with a field's help or error. */
export const helpIdOf = (id: string): string => `${id}-help`;

/**
 * Scrolls the line into view, because below a tall field on a phone it may be off screen or behind the save
 * bar.
 */
const intoSight = (line: HTMLElement | null) => line?.scrollIntoView({ block: "nearest" });

/** A form field: label above, and below it the help text or the error. */
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
