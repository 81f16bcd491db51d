import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ApplicationOutlook } from "@vaardig/contract/my-applications/myApplications";
import { useTranslation } from "react-i18next";

interface Props {
  outlook: ApplicationOutlook;
  isInternal: boolean;
}

/** Explains, before sending, which personal data recruiters will see. */
export function VisibilityNote({ outlook, isInternal }: Props) {
  const { t } = useTranslation("apply");
  const lines = [
    t("sees.skills", { count: outlook.skills }),
    t("sees.sent"),
    t(isInternal ? "sees.whole-internal" : "sees.whole-external"),
    ...(outlook.own_line ? [t("sees.own-line")] : []),
  ];
  return (
    <Box component="section" aria-labelledby="who-sees" sx={{ p: 4, bgcolor: "tint", borderRadius: 1 }}>
      <Typography id="who-sees" variant="h4" component="h3">
        {t("sees.title")}
      </Typography>
      <Box component="ul" sx={{ mt: 2, mb: 0, pl: 5, display: "grid", gap: 1 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
