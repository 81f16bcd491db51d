import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { LANGUAGES, type Language, LIMITS } from "@vaardig/contract/limits";
import type { RecipientCheck } from "@vaardig/contract/mail-templates/mailSendings";
import type { MailVariable } from "@vaardig/contract/mail-templates/mailVariables";
import { useId } from "react";
import { type Control, Controller, type FieldValues, useController, useFormState } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useIssueText } from "../../../lib/form/useIssueText.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { MailEditor } from "../../../shared/mail-editor/MailEditor.tsx";
import { useVariableLabels } from "../../../shared/mail-editor/useVariableLabels.ts";
import { VariableMenu } from "../../../shared/mail-editor/VariableMenu.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import type { ComposeValues } from "./composeValues.ts";

interface Props {
  control: Control<ComposeValues, unknown, ComposeValues>;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Number of recipients per language. */
  reached: RecipientCheck["languages"] | undefined;
  /** Focuses a field. */
  onFocus: (name: `words.${Language}.subject`) => void;
  /** Available variables. */
  variables: readonly MailVariable[];
}

/** Subject and message, one language at a time. */
export function MailTextFields({ control, language, onLanguage, reached, onFocus, variables }: Props) {
  const { t } = useTranslation(["mail-templates", "common"]);
  const format = useFormat();
  const issueText = useIssueText();
  const { errors } = useFormState({ control });
  const id = useId();
  const variableWords = useVariableLabels();
  const subject = useController({ control, name: `words.${language}.subject` });
  return (
    <Box>
      <Tabs
        value={language}
        onChange={(_event, next: Language) => onLanguage(next)}
        aria-label={t("languages")}
        sx={{ mb: 4, borderBottom: 1, borderColor: "divider" }}
      >
        {LANGUAGES.map((one) => {
          const count = reached?.[one] ?? 0;
          const name = format.languageName(one);
          return (
            <Tab
              key={one}
              value={one}
              id={`${id}-${one}`}
              aria-controls={`${id}-panel`}
              label={count > 0 ? `${name} · ${format.number(count)}` : name}
              {...(errors.words?.[one] && { sx: { color: "error.main" } })}
            />
          );
        })}
      </Tabs>
      <Box
        key={language}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${language}`}
        sx={{ display: "grid", gap: 5 }}
      >
        <TextInput
          control={control as unknown as Control<ComposeValues, unknown, FieldValues>}
          name={`words.${language}.subject`}
          label={t("subject")}
          counter={LIMITS.name}
          endAdornment={
            <VariableMenu
              variables={variables}
              words={variableWords}
              onChoose={(name) => {
                subject.field.onChange(`${subject.field.value}{{${name}}}`);
                // After the menu has closed, which keeps the focus until then.
                requestAnimationFrame(() => onFocus(`words.${language}.subject`));
              }}
            />
          }
          required
        />
        <Controller
          control={control}
          name={`words.${language}.message`}
          render={({ field, fieldState }) => (
            <MailEditor
              value={field.value}
              onChange={field.onChange}
              focusRef={field.ref}
              label={t("message")}
              variables={variables}
              error={issueText(fieldState.error)}
              required
            />
          )}
        />
      </Box>
    </Box>
  );
}
