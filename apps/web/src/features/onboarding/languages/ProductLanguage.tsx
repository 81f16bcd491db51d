import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { LANGUAGES } from "@vaardig/contract/limits";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/useLanguage.ts";

/** Which language the product speaks; holds at once. */
export function ProductLanguage() {
  const { t } = useTranslation(["onboarding", "common"]);
  const { language, setLanguage } = useLanguage();
  const id = useId();
  return (
    <section>
      <Typography id={id} variant="h2">
        {t("onboarding:languages.product")}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, color: "text.secondary" }}>
        {t("onboarding:languages.product-help")}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={id}
        value={language}
        onChange={(_event, chosen) => {
          const one = LANGUAGES.find((each) => each === chosen);
          if (one) void setLanguage(one);
        }}
      >
        {LANGUAGES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={<span lang={one}>{t(`common:languages.${one}`)}</span>}
            sx={{ mr: 6 }}
          />
        ))}
      </RadioGroup>
    </section>
  );
}
