import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vaardig/contract/profile/profile";
import EditIcon from "lucide-react/icons/pencil";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { LanguagesSheet } from "./LanguagesSheet.tsx";
import { SectionCard } from "./SectionCard.tsx";

interface Props {
  person: Candidate;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** Spoken languages with their levels. */
export function LanguagesSection({ person, isOpen, onOpen }: Props) {
  const { t } = useTranslation(["profile", "spoken", "common"]);
  const format = useFormat();
  const languages = person.private?.languages ?? [];
  const action = person.can.includes("edit") && (
    <Button startIcon={<EditIcon />} aria-label={t("profile:languages.edit")} onClick={() => onOpen(true)}>
      {t("common:edit")}
    </Button>
  );
  return (
    <SectionCard title={t("profile:languages.title")} action={action}>
      {languages.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{t("profile:languages.empty")}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
          {languages.map(({ language, level }) => (
            <Box
              component="li"
              key={language}
              sx={{ display: "flex", justifyContent: "space-between", gap: 4 }}
            >
              <Typography sx={{ fontWeight: 500, "&::first-letter": { textTransform: "uppercase" } }}>
                {format.languageName(language)}
              </Typography>
              <Typography sx={{ color: "text.secondary" }}>{t(`spoken:levels.${level}`)}</Typography>
            </Box>
          ))}
        </Box>
      )}
      {isOpen && <LanguagesSheet person={person} onClose={() => onOpen(false)} />}
    </SectionCard>
  );
}
