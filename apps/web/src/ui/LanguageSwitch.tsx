import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../lib/useLanguage.ts";

/** English or Dutch, wherever one is. */
export function LanguageSwitch({ vertical = false }: { vertical?: boolean }) {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      orientation={vertical ? "vertical" : "horizontal"}
      value={language}
      aria-label={t("language")}
      onChange={(_event, chosen: Language | null) => chosen && setLanguage(chosen)}
    >
      {LANGUAGES.map((one) => (
        <ToggleButton
          key={one}
          value={one}
          lang={one}
          aria-label={`${one.toUpperCase()}, ${t(`languages.${one}`)}`}
          sx={{ minHeight: 32, py: 0, px: 2, fontSize: "0.75rem" }}
        >
          {one.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
