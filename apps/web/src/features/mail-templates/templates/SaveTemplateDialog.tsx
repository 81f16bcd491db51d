import Alert from "@mui/material/Alert";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { LIMITS } from "@vaardig/contract/limits";
import { isSituation } from "@vaardig/contract/mail-templates/mailSituations";
import type { LocalMailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useGetMailTemplateQuery } from "../../../shared/mail-editor/mailTemplates.api.ts";
import { InputDialog } from "../../../ui/InputDialog.tsx";
import { ShortText } from "../../../ui/ShortText.tsx";
import { SITUATION_KEYS } from "../compose/situationKeys.ts";
import { useSaveMailTemplateMutation } from "../mail-templates.api.ts";

/** Scopes of a template, narrowest first. */
export const TEMPLATE_SCOPES = ["job", "company"] as const;
type Scope = (typeof TEMPLATE_SCOPES)[number];

interface Props {
  /** Available scopes; at least one. */
  scopes: readonly Scope[];
  /** Undefined for a talent pool, whose templates are company-wide and custom. */
  jobId: string | undefined;
  words: LocalMailWords;
  /** Name of the template that the text started from. */
  name: string;
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** Dialog that saves a text as a template: name, and scope job or company. */
export function SaveTemplateDialog({ jobId, scopes, words, name: begun, onClose, onSaved }: Props) {
  const { t } = useTranslation("mail-templates");
  const { show } = useSnackbar();
  const id = useId();
  const mayBeStage = jobId !== undefined && isSituation(begun);
  const [isOwn, setOwn] = useState(!mayBeStage);
  const start = isSituation(begun) ? "" : begun;
  const [typed, setTyped] = useState(start);
  const [scope, setScope] = useState<Scope>(scopes[0] ?? "company");
  const [refused, setRefused] = useState<string | null>(null);
  const [save, { isLoading }] = useSaveMailTemplateMutation();
  const name = isOwn ? typed.trim() : begun;
  const asked = useDebounced(name);
  // The template that would be replaced, with its current version.
  const there = useGetMailTemplateQuery(
    { query: { temp_name: asked, ...(scope === "job" && jobId && { job_id: jobId }) } },
    { skip: asked === "", refetchOnMountOrArgChange: true },
  );
  const found = asked === name && !there.isError ? there.currentData : undefined;
  const replaced = found?.source === scope ? found : undefined;
  const isUnsure = name !== "" && (asked !== name || there.isFetching);

  const submit = async () => {
    if (name === "" || isUnsure) return;
    const version = replaced?.version ?? undefined;
    const body = { job_id: (scope === "job" && jobId) || null, temp_name: name, words };
    const outcome = await save({ body: { ...body, ...(version && { version }) } });
    if (outcome.error) {
      const fields = "fields" in outcome.error ? Object.values(outcome.error.fields ?? {}) : [];
      setRefused(fields[0] ?? ("message" in outcome.error ? (outcome.error.message ?? "") : ""));
      return;
    }
    show(t("template-saved"));
    onSaved(name);
    onClose();
  };

  return (
    <InputDialog
      title={t("save-template")}
      confirm={t(replaced ? "save-replace" : "save-new")}
      disabled={name === ""}
      isBusy={isUnsure || isLoading}
      isDirty={typed !== start}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      {refused && <Alert severity="error">{refused}</Alert>}
      {mayBeStage && (
        <FormControl>
          <FormLabel id={`${id}-as`}>{t("save-as")}</FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-as`}
            value={isOwn ? "own" : "stage"}
            onChange={(_event, value) => setOwn(value === "own")}
          >
            <FormControlLabel
              value="stage"
              control={<Radio />}
              label={t("save-as-stage", { stage: t(`stages.${SITUATION_KEYS[begun]}`) })}
            />
            <FormControlLabel value="own" control={<Radio />} label={t("save-as-own")} />
          </RadioGroup>
        </FormControl>
      )}
      {isOwn && (
        <ShortText
          label={t("template-name")}
          value={typed}
          onChange={setTyped}
          limit={LIMITS.name}
          required
        />
      )}
      {scopes.length > 1 && (
        <FormControl>
          <FormLabel id={`${id}-for`}>{t("save-for")}</FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-for`}
            value={scope}
            onChange={(_event, value) => setScope(value as Scope)}
          >
            <FormControlLabel value="job" control={<Radio />} label={t("save-for-job")} />
            <FormControlLabel value="company" control={<Radio />} label={t("save-for-company")} />
          </RadioGroup>
        </FormControl>
      )}
      {replaced && <Alert severity="info">{t("save-replaces")}</Alert>}
    </InputDialog>
  );
}
