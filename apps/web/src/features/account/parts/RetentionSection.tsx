import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import type { Account, AccountRetention } from "@vaardig/contract/account/account";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useSaveConsentMutation } from "../account.api.ts";
import { Section } from "./Section.tsx";

/** Retention date, and the consent to one year of retention. */
export function RetentionSection({ account, keeping }: { account: Account; keeping: AccountRetention }) {
  const { t } = useTranslation(["account", "common"]);
  const format = useFormat();
  const { show } = useSnackbar();
  const [save, { isLoading }] = useSaveConsentMutation();
  const { state, until, consent_at } = keeping;
  const company = account.company_name;

  const set = async (consent: boolean) => {
    try {
      await save({ body: { consent } }).unwrap();
      show(t(consent ? "account:keeping.given" : "account:keeping.taken-back"), "success", {
        undo: () => void set(!consent),
      });
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
  };

  return (
    <Section
      title={t("account:keeping.title")}
      text={
        until
          ? t("account:keeping.counting", { company, date: format.date(until) })
          : t(`account:keeping.${state}`, { company })
      }
    >
      <FormControlLabel
        control={
          <Switch
            checked={consent_at !== null}
            disabled={isLoading}
            onChange={(_event, consent) => void set(consent)}
          />
        }
        label={t("account:keeping.consent", { company })}
      />
      {consent_at && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {t("account:keeping.since", { date: format.date(consent_at) })}
        </Typography>
      )}
    </Section>
  );
}
