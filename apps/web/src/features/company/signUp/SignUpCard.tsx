import Box from "@mui/material/Box";
import { allowedDomains, type Company } from "@vaardig/contract/company/company";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { resetTo } from "../../../lib/form/resetTo.ts";
import { useContractForm } from "../../../lib/form/useContractForm.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { FORM_WIDTH, Section } from "../../../shared/company/Section.tsx";
import { Form } from "../../../ui/Form.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { TextInput } from "../../../ui/TextInput.tsx";
import { useSaveCompanyMutation } from "../company.api.ts";
import { PageAddress } from "./PageAddress.tsx";

/** Domains separated by commas, spaces or line breaks. */
const typedDomains = z
  .string()
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .pipe(allowedDomains);

const signUpForm = z.object({ allowed_domains: typedDomains });

/** Sign-up and careers URLs, and trusted email domains; saved separately from the profile. */
export function SignUpCard({ company }: { company: Company }) {
  const { t } = useTranslation("company");
  const { show } = useSnackbar();
  const [save] = useSaveCompanyMutation();
  const shown = (domains: Company["allowed_domains"]) => ({ allowed_domains: (domains ?? []).join(", ") });
  const form = useContractForm(signUpForm, {
    defaultValues: shown(company.allowed_domains),
    about: `${company.id}-sign-up`,
  });
  return (
    <Box sx={{ mt: 8, maxWidth: FORM_WIDTH }}>
      <Section title={t("sign-up.title")} help={t("sign-up.help")}>
        <PageAddress label={t("sign-up.page")} address={company.signup_url} />
        <PageAddress label={t("sign-up.careers")} address={company.careers_url} />
        {company.allowed_domains && (
          <Form
            form={form}
            label={t("sign-up.title")}
            onSubmit={async (body) => {
              const [saved] = (await save({ body }).unwrap()).data;
              const now = shown(saved?.allowed_domains ?? body.allowed_domains);
              resetTo(form, now, now);
              show(t("sign-up.saved"));
            }}
            staysOpen
          >
            <TextInput
              control={form.control}
              name="allowed_domains"
              label={t("sign-up.domains")}
              help={t("sign-up.domains-help")}
            />
            <Box>
              <SubmitButton>{t("sign-up.save")}</SubmitButton>
            </Box>
          </Form>
        )}
      </Section>
    </Box>
  );
}
