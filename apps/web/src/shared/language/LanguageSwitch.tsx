import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { LANGUAGES } from "@vaardig/contract/limits";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/language/useLanguage.ts";

/** Switch between English and Dutch. */
export function LanguageSwitch({ vertical = false }: { vertical?: boolean }) {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <Box
      role="group"
      aria-label={t("language")}
      sx={{
        display: "inline-flex",
        flexDirection: vertical ? "column" : "row",
        border: 1,
        borderColor: "controlLine",
        borderRadius: 1,
      }}
    >
      {LANGUAGES.map((one) => (
        <ButtonBase
          key={one}
          lang={one}
          aria-label={`${one.toUpperCase()}, ${t(`languages.${one}`)}`}
          aria-pressed={one === language}
          onClick={() => setLanguage(one)}
          sx={{
            minHeight: 30,
            px: 2,
            borderRadius: 1,
            typography: "button",
            fontSize: "0.75rem",
            color: "text.secondary",
            "&[aria-pressed=true]": { bgcolor: "tint", color: "primary.main" },
          }}
        >
          {one.toUpperCase()}
        </ButtonBase>
      ))}
    </Box>
  );
}
