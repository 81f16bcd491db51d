import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { THEMES } from "@vaardig/contract/account/preferences";
import { useTranslation } from "react-i18next";
import { useChooseTheme } from "../../../lib/theme/useChooseTheme.ts";
import { Section } from "./Section.tsx";

/** Theme: light, dark or system; stored with the account. */
export function ThemeSection() {
  const { t } = useTranslation("account");
  const { theme, chooseTheme } = useChooseTheme();
  return (
    <Section title={t("theme.title")} text={t("theme.text")}>
      <RadioGroup row aria-label={t("theme.title")} value={theme}>
        {THEMES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            label={t(`theme.${one}`)}
            control={<Radio onChange={() => void chooseTheme(one)} />}
          />
        ))}
      </RadioGroup>
    </Section>
  );
}
