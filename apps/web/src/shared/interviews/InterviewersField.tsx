import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { INTERVIEWERS_MAX } from "@vaardig/contract/interviews/interviews";
import type { PersonRef } from "@vaardig/contract/organization/organization";
import { useTranslation } from "react-i18next";
import { PersonSelect } from "../people/PersonSelect.tsx";

interface Props {
  people: readonly PersonRef[];
  /** Id of the applicant, who cannot be an interviewer. */
  applicantId: string;
  onChange: (people: PersonRef[]) => void;
  error: string | undefined;
}

/** Field for the interviewers. */
export function InterviewersField({ people, applicantId, onChange, error }: Props) {
  const { t } = useTranslation("interviews");
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      {people.length < INTERVIEWERS_MAX && (
        <PersonSelect
          // A new key empties the field after each selection.
          key={people.length}
          label={t("interviewers")}
          value={null}
          exclude={[applicantId, ...people.map(({ id }) => id)]}
          onChange={(person) => person && onChange([...people, person])}
          help={t("interviewers-help")}
          error={error}
          required
        />
      )}
      {people.length > 0 && (
        <Box
          component="ul"
          aria-label={t("interviewers")}
          sx={{ m: 0, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 2 }}
        >
          {people.map((person) => (
            <li key={person.id}>
              <Chip
                label={person.name}
                onDelete={() => onChange(people.filter(({ id }) => id !== person.id))}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
