import { zodResolver } from "@hookform/resolvers/zod";
import type { Company } from "@vaardig/contract/company/company";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { mergeVersions } from "../../../lib/form/mergeVersions.ts";
import { resetTo } from "../../../lib/form/resetTo.ts";
import { useFormDraft } from "../../../lib/form/useFormDraft.ts";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { CompanyFields } from "../../../shared/company/CompanyFields.tsx";
import { useLazyGetCompanyQuery } from "../../../shared/company/company.api.ts";
import {
  type CompanyField,
  type CompanyValues,
  companyForm,
  companyToSend,
  companyValues,
} from "../../../shared/company/companyValues.ts";
import { industryName } from "../../../shared/company/industries.ts";
import { LogoField } from "../../../shared/company/LogoField.tsx";
import { FORM_WIDTH } from "../../../shared/company/Section.tsx";
import { ConflictDialog } from "../../../ui/ConflictDialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SaveBar } from "../../../ui/SaveBar.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { useDeleteLogoMutation, useSaveCompanyMutation, useUploadLogoMutation } from "../company.api.ts";
import { WelcomePanel } from "./WelcomePanel.tsx";

function startValues(company: Company, description: string): CompanyValues {
  const values = companyValues(company);
  return company.first_visit && !values.description ? { ...values, description } : values;
}

/** Form of the company's profile; keeps input after a failed save and after another person's save. */
export function CompanyForm({ company }: { company: Company }) {
  const { t } = useTranslation(["company", "company-form"]);
  const { show } = useSnackbar();
  const language = useCurrentLanguage();
  const [save, { isLoading }] = useSaveCompanyMutation();
  const [upload] = useUploadLogoMutation();
  const [removeLogo] = useDeleteLogoMutation();
  const [readCompany] = useLazyGetCompanyQuery();
  // The version that the form started from; a later refetch must not count as seen.
  const [base, setBase] = useState(company);
  const [theirs, setTheirs] = useState<Company | null>(null);
  const defaultDescription = t("default-description", { name: company.name });

  // Not `useContractForm`: its resets keep changed values, which must be discarded here.
  const form = useForm({
    resolver: zodResolver(companyForm),
    defaultValues: startValues(company, defaultDescription),
  });
  useFormDraft(form, company.id);
  const { isDirty, isSubmitting } = form.formState;

  /** Restarts from a stored version, with values that differ from `sent` on top. */
  const startFrom = (from: Company, sent = form.getValues()) => {
    const start = startValues(from, defaultDescription);
    const { merged } = mergeVersions(sent, form.getValues(), start);
    setBase(from);
    setTheirs(null);
    resetTo(form, start, merged);
  };
  const isUntouched = !isDirty && !isSubmitting;
  const { reset } = form;
  const [shownDescription, setShownDescription] = useState(defaultDescription);
  useEffect(() => {
    const isNewer = company.version > base.version;
    if (!isUntouched || (!isNewer && shownDescription === defaultDescription)) return;
    const from = isNewer ? company : base;
    setBase(from);
    setShownDescription(defaultDescription);
    reset(startValues(from, defaultDescription));
  }, [isUntouched, company, base, shownDescription, defaultDescription, reset]);

  const put = async (values: CompanyValues, over: Company) => {
    const sent = { ...form.getValues() };
    const body = { ...companyToSend(values, over.first_visit, defaultDescription), version: over.version };
    try {
      const saved = (await save({ body }).unwrap()).data[0];
      if (saved) startFrom(saved, sent);
      show(t("saved"));
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
      if (error.code !== "stale_version") throw error;
      setTheirs((await readCompany().unwrap()).data[0] ?? null);
      return false;
    }
  };

  const merge = theirs && mergeVersions(companyValues(base), form.getValues(), companyValues(theirs));
  const label = (name: CompanyField) => t(`company-form:fields.${name}`);
  const words = (name: CompanyField, values: CompanyValues) =>
    name === "industry" ? industryName(values[name], language) : values[name];
  return (
    <>
      {base.first_visit && <WelcomePanel onStart={() => form.setFocus("industry")} />}
      <Form
        form={form}
        label={t("title")}
        onSubmit={(values) => put(values, base)}
        leaveText={t("leave-text")}
        staysOpen
      >
        <CompanyFields
          control={form.control}
          logo={
            <LogoField
              company={company}
              onUpload={(file) => upload({ file }).unwrap()}
              onRemove={() => removeLogo().unwrap()}
            />
          }
        />
        <SaveBar isDirty={isDirty} onDiscard={() => form.reset()} sx={{ maxWidth: FORM_WIDTH }}>
          <SubmitButton>{t("save")}</SubmitButton>
        </SaveBar>
      </Form>
      {theirs && merge && (
        <ConflictDialog
          title={t("conflict.title")}
          conflicts={merge.conflicts.map((name) => ({
            name,
            label: label(name),
            theirs: words(name, companyValues(theirs)),
            mine: words(name, merge.merged),
          }))}
          taken={merge.taken.map(label)}
          isBusy={isLoading}
          onUseTheirs={() => {
            startFrom(theirs);
            show(t("conflict.used-theirs"), "info");
          }}
          onKeepMine={() => put(merge.merged, theirs).catch(() => undefined)}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}
