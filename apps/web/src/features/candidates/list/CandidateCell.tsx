import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { Column } from "./columns.ts";
import { RetentionChip } from "./RetentionChip.tsx";
import { useApplication } from "./useApplication.ts";

const CONSENT_TONE = { given: "positive", asked: "info", none: "neutral" } as const;
const SKILLS_SHOWN = 2;
const LONG_WORDS = { overflowWrap: "break-word", hyphens: "auto" } as const;

interface Props {
  person: CandidateRow;
  column: Column;
  /** Shows the location below the headline. */
  isPlaced?: boolean;
}

/** One table cell of a candidate, on two lines when it has two values; a dash when empty. */
export function CandidateCell({ person, column, isPlaced = false }: Props) {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const [vacancy, stage] = useApplication(person);
  if (column === "retention") return <RetentionChip retention={person.retention} />;
  if (column === "consent")
    return <StatusChip label={t(`consent.${person.consent}`)} tone={CONSENT_TONE[person.consent]} />;
  if (column === "skills" && person.skills.length > 0) return <Skills person={person} />;
  if (column === "applications" && vacancy && stage) return <TwoLines first={vacancy} second={stage} />;
  if (column === "headline" && isPlaced && (person.headline || person.location))
    return <TwoLines first={person.headline ?? ""} second={person.location ?? ""} />;
  const text = {
    headline: person.headline,
    location: person.location,
    applications: null,
    skills: null,
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
      sx={column === "added" || column === "phone" ? { whiteSpace: "nowrap" } : LONG_WORDS}
    >
      {text}
    </Box>
  );
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first && <Typography sx={LONG_WORDS}>{first}</Typography>}
      {second && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {second}
        </Typography>
      )}
    </>
  );
}

/** The strongest skills, one per line, and the number of others. */
function Skills({ person }: { person: CandidateRow }) {
  const names = person.skills.map(({ skill }) => skill.name);
  const format = useFormat();
  const more = names.length - SKILLS_SHOWN;
  return (
    <Box title={format.list(names)}>
      {names.slice(0, SKILLS_SHOWN).map((name, at) => (
        <Typography key={name} variant="caption" component="p" sx={LONG_WORDS}>
          {name}
          {more > 0 && at === SKILLS_SHOWN - 1 && (
            <Box component="span" sx={{ color: "text.secondary" }}>{`\u00a0+${format.number(more)}`}</Box>
          )}
        </Typography>
      ))}
    </Box>
  );
}
