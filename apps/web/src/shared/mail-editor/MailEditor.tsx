import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import Skeleton from "@mui/material/Skeleton";
import { LIMITS } from "@vaardig/contract/limits";
import { mailCharacters } from "@vaardig/contract/mail-templates/mailHtml";
import { GENERAL_MAIL_VARIABLES, type MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
import { lazy, type Ref, Suspense, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import type { Focusable } from "./RichText.tsx";

const RichText = lazy(() => import("./RichText.tsx").then(({ RichText: Loaded }) => ({ default: Loaded })));

interface Props {
  /** HTML with variables in double braces; empty without text. */
  value: string;
  onChange: (html: string) => void;
  label: string;
  /** Available variables; by default those of every email about a job. */
  variables?: readonly MailVariable[];
  required?: boolean;
  /** Ref for focusing the editor. */
  focusRef?: Ref<Focusable>;
  /** Error message; undefined without one. */
  error?: string | undefined;
}

/**
 * Rich text field for an email, with bold, lists, links and variables; the editor is loaded when first
 * shown.
 */
export function MailEditor(props: Props) {
  const { value, onChange, label, variables = GENERAL_MAIL_VARIABLES, required = false, error } = props;
  const { focusRef } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const length = mailCharacters(value);
  const over = length - LIMITS.longText;
  const isTooLong = over > 0;
  const problem = error ?? (isTooLong ? t("text-limit.over", { count: over }) : undefined);
  return (
    <FormControl fullWidth required={required} error={problem !== undefined}>
      <InputLabel component="span" id={`${id}-label`}>
        {label}
      </InputLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={264} />}>
        <RichText
          value={value}
          onChange={onChange}
          variables={variables}
          labelId={`${id}-label`}
          describedBy={`${id}-help`}
          isInvalid={problem !== undefined}
          focusRef={focusRef}
        />
      </Suspense>
      <FormHelperText component="div" sx={{ display: "flex", justifyContent: "space-between", gap: 4 }}>
        <span id={`${id}-help`} role={problem ? "alert" : undefined}>
          {problem}
        </span>
        <span className="tabular" style={{ whiteSpace: "nowrap" }}>
          {format.number(length)} / {format.number(LIMITS.longText)}
        </span>
      </FormHelperText>
    </FormControl>
  );
}
