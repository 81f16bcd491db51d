import Box from "@mui/material/Box";
import type { CandidateRow } from "@vaardig/contract/candidateList";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/useFormat.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "./columns.ts";
import { RetentionChip } from "./RetentionChip.tsx";

const CONSENT_TONE = { given: "positive", asked: "info", none: "neutral" } as const;

/** A long text must not make the row a paragraph. */
const TWO_LINES = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "break-word",
};

/** One value of a candidate as a table shows it; a dash where there is none. */
export function CandidateCell({ person, column }: { person: CandidateRow; column: Column }) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  if (column === "retention") return <RetentionChip retention={person.retention} />;
  if (column === "consent")
    return <StatusChip label={t(`consent.${person.consent}`)} tone={CONSENT_TONE[person.consent]} />;
  const [first] = person.applications;
  const more = person.applications_count - 1;
  const text = {
    headline: person.headline,
    location: person.location,
    applications: first && `${first.vacancy.name} · ${t(`stages.${first.stage}`)}`,
    skills: format.list(person.skills.map(({ skill }) => skill.name)),
    source: t(`sources.${person.source}`),
    owner: person.owner?.name,
    added: format.date(person.created_at),
    phone: person.phone,
  }[column];
  if (!text)
    return (
      <Box component="span" sx={{ color: "text.secondary" }}>
        –
      </Box>
    );
  return (
    <Box
      component="span"
      title={column === "skills" ? text : undefined}
      sx={column === "added" ? { whiteSpace: "nowrap" } : TWO_LINES}
    >
      {text}
      {column === "applications" && more > 0 && (
        <Box component="span" sx={{ color: "text.secondary" }}>
          {` ${t("more-applications", { count: more })}`}
        </Box>
      )}
    </Box>
  );
}
