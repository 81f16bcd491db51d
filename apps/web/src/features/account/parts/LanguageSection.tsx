import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { LANGUAGES } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/language/useLanguage.ts";
import { Section } from "./Section.tsx";

/** Language of screens and emails. */
export function LanguageSection() {
  const { t } = useTranslation(["account", "common"]);
  const { language, setLanguage } = useLanguage();
  return (
    <Section title={t("account:language.title")} text={t("account:language.text")}>
      <RadioGroup row aria-label={t("account:language.title")} value={language}>
        {LANGUAGES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            lang={one}
            label={t(`common:languages.${one}`)}
            control={<Radio onChange={() => void setLanguage(one)} />}
          />
        ))}
      </RadioGroup>
    </Section>
  );
}
