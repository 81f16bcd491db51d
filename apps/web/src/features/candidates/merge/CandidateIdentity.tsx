import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { CandidateName } from "../list/CandidateName.tsx";
import { useApplication } from "../list/useApplication.ts";

/**
 * A candidate with the data that distinguishes namesakes: headline, location, phone, application, and date
 * added.
 */
export function CandidateIdentity({ person }: { person: CandidateRow }) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const { headline, location, phone, source, created_at: created } = person;
  const application = useApplication(person).join(" · ");
  const lines = [
    [headline, location].filter(Boolean).join(" · "),
    phone,
    application,
    t("duplicates.since", { source: t(`sources.${source}`), date: format.date(created) }),
  ].filter(Boolean);
  return (
    <Box sx={{ minWidth: 0 }}>
      <CandidateName person={person} />
      {/* Below the name, aligned past the photo. */}
      <Box sx={{ mt: 1, pl: 12 }}>
        {lines.map((line) => (
          <Typography
            key={line}
            variant="caption"
            component="p"
            sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
          >
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
