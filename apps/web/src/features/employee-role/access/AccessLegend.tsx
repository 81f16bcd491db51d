import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ACCESS_SCOPES, ACCESS_VERBS } from "@vaardig/contract/employee-role/employeeRole";
import { useTranslation } from "react-i18next";

/** Legend of the access matrix. */
export function AccessLegend() {
  const { t } = useTranslation("employee-role");
  return (
    <Box sx={{ mb: 6 }}>
      <Typography sx={{ mb: 4 }}>{t("access.intro")}</Typography>
      <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }}>
        <Words
          title={t("access.whose")}
          words={ACCESS_SCOPES.map((one) => [t(`access.scopes.${one}`), t(`access.scope-help.${one}`)])}
        />
        <Words
          title={t("access.may")}
          words={ACCESS_VERBS.map((one) => [t(`access.verbs.${one}`), t(`access.verb-help.${one}`)])}
        />
      </Box>
    </Box>
  );
}

function Words({ title, words }: { title: string; words: [string, string][] }) {
  return (
    <Box>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gridTemplateColumns: "112px minmax(0, 1fr)", columnGap: 3, rowGap: 1 }}
      >
        {words.map(([word, help]) => (
          <Box key={word} sx={{ display: "contents" }}>
            <Typography component="dt" variant="caption" sx={{ fontWeight: 600 }}>
              {word}
            </Typography>
            <Typography component="dd" variant="caption" sx={{ m: 0, color: "text.secondary" }}>
              {help}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
