import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { THEMES, type Theme } from "@vaardig/contract/account/preferences";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useTheme } from "../../../lib/theme/useTheme.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useSavePreferencesMutation } from "../account.api.ts";
import { Section } from "./Section.tsx";

/** Light, dark or as the device says; kept with the account. */
export function ThemeSection() {
  const { t } = useTranslation(["account", "common"]);
  const { theme, setTheme } = useTheme();
  const { show } = useSnackbar();
  const [save] = useSavePreferencesMutation();

  const choose = async (chosen: Theme) => {
    setTheme(chosen);
    try {
      await save({ body: { theme: chosen } }).unwrap();
    } catch (error) {
      setTheme(theme);
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
  };

  return (
    <Section title={t("account:theme.title")} text={t("account:theme.text")}>
      <RadioGroup row aria-label={t("account:theme.title")} value={theme}>
        {THEMES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            label={t(`account:theme.${one}`)}
            control={<Radio onChange={() => void choose(one)} />}
          />
        ))}
      </RadioGroup>
    </Section>
  );
}
