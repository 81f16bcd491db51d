import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { EXPORT_FORMATS, exportAccount } from "@vaardig/contract/data-requests/myData";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../../lib/api/useDownload.ts";
import { Section } from "./Section.tsx";

/** Download of the stored data, in a chosen format. */
export function ExportSection() {
  const { t } = useTranslation("my-data");
  const { start, isBusy } = useDownload(exportAccount);
  return (
    <Section title={t("copy.title")} text={t("copy.text")}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
        {EXPORT_FORMATS.map((format) => (
          <Box
            component="li"
            key={format}
            sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" }}
          >
            <Button
              variant="outlined"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void start({ query: { format } })}
              sx={{ minWidth: 180 }}
            >
              {t(`copy.${format}`)}
            </Button>
            <Box component="span" sx={{ color: "text.secondary", flex: "1 1 200px" }}>
              {t(`copy.${format}-help`)}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
