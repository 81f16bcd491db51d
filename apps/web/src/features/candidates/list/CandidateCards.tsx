import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { CandidateRow } from "@vaardig/contract/candidateList";
import { useTranslation } from "react-i18next";
import { isSelected, type Selected } from "../../../lib/selection.ts";
import type { PersonAct } from "../act/personActs.ts";
import { CandidateCell } from "./CandidateCell.tsx";
import { RetentionChip } from "./RetentionChip.tsx";
import { RowActions } from "./RowActions.tsx";
import { Who } from "./Who.tsx";

export interface ListProps {
  people: readonly CandidateRow[];
  isFetching: boolean;
  selected: Selected;
  onSelect: (people: readonly CandidateRow[], on: boolean) => void;
  onAct: (person: CandidateRow, act: PersonAct) => void;
}

/** Candidates as cards: who, what they do where, what they are good at, where they stand. */
export function CandidateCards({ people, isFetching, selected, onSelect, onAct }: ListProps) {
  const { t } = useTranslation("candidates");
  return (
    <Box
      component="ul"
      aria-busy={isFetching}
      sx={{
        m: 0,
        p: 0,
        listStyle: "none",
        display: "grid",
        gap: 4,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
        opacity: isFetching ? 0.6 : 1,
      }}
    >
      {people.map((person) => {
        const isOn = isSelected(selected, person.id);
        const about = [person.headline, person.location].filter(Boolean).join(" · ");
        return (
          <Card
            key={person.id}
            component="li"
            sx={{
              p: 4,
              display: "flex",
              flexDirection: "column",
              gap: 3,
              ...(isOn && { bgcolor: "tint", "& .MuiAvatar-root": { bgcolor: "background.paper" } }),
            }}
          >
            <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Who person={person} size={44} />
              </Box>
              <Checkbox
                checked={isOn}
                onChange={() => onSelect([person], !isOn)}
                slotProps={{ input: { "aria-label": t("select.one", { name: person.name }) } }}
                sx={{ mt: -1 }}
              />
            </Box>
            <Box sx={{ flex: 1, display: "grid", gap: 2, alignContent: "start" }}>
              {about && <Typography>{about}</Typography>}
              {person.applications.length > 0 && (
                <Typography sx={{ color: "text.secondary" }}>
                  <CandidateCell person={person} column="applications" />
                </Typography>
              )}
              {person.skills.length > 0 && (
                <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
                  {person.skills.map(({ skill }) => (
                    <Chip key={skill.id} size="small" label={skill.name} />
                  ))}
                </Box>
              )}
            </Box>
            <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
              <RetentionChip retention={person.retention} />
              <RowActions person={person} onAct={(act) => onAct(person, act)} />
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}
