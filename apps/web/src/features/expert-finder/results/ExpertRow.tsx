import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Expert } from "@vaardig/contract/expert-finder/expertFinder";
import { useTranslation } from "react-i18next";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { StrengthsAndGaps } from "../../../shared/match/StrengthsAndGaps.tsx";
import { WhyButton } from "../../../shared/match/WhyButton.tsx";
import { PersonLine } from "../../../shared/people/PersonLine.tsx";
import { SelectableRow } from "../../../ui/list/SelectableRow.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";

interface Props {
  person: Expert;
  isSelected: boolean;
  onSelect: () => void;
  onCard: () => void;
  onExplain: () => void;
}

/** A found person: name and location, strengths and gaps, and match. */
export function ExpertRow({ person, isSelected, onSelect, onCard, onExplain }: Props) {
  const { t } = useTranslation("expert-finder");
  const isRanked = person.match.score !== null;
  const facts = [person.location, person.hours && t("hours", { hours: person.hours })];
  return (
    <SelectableRow
      person={person}
      isSelected={isSelected}
      onSelect={onSelect}
      columns={{ xs: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) minmax(0, 1.1fr) 200px" }}
    >
      <Box sx={{ minWidth: 0, display: "grid", gap: 1 }}>
        <PersonLine
          person={person}
          about={[person.headline ?? person.title, person.department]}
          onCard={onCard}
        >
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {facts.filter(Boolean).join(" · ")}
          </Typography>
        </PersonLine>
        {person.open_to_moves && (
          <Box>
            <StatusChip label={t("open-to-moves")} tone="positive" />
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 1,
          color: "text.secondary",
          gridColumn: { xs: "2 / -1", md: "3" },
          ...(person.strengths.length + person.gaps.length === 0 && { display: "none" }),
        }}
      >
        <StrengthsAndGaps person={person} />
      </Box>
      {isRanked && (
        <Box
          sx={{
            display: "grid",
            gap: 1,
            justifyItems: "start",
            gridColumn: { xs: "2 / -1", md: "4" },
          }}
        >
          <MatchBar {...person.match} />
          <WhyButton name={person.name} onExplain={onExplain} />
        </Box>
      )}
    </SelectableRow>
  );
}
