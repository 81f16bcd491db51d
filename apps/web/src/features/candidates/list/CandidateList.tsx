import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { UnsubscribedChip } from "../../../shared/people/UnsubscribedChip.tsx";
import { ListCards } from "../../../ui/list/ListCards.tsx";
import { ListTable } from "../../../ui/list/ListTable.tsx";
import type { ListProps } from "../../../ui/list/listProps.ts";
import type { ListDisplay } from "../../../ui/list/useListDisplay.ts";
import type { PersonAct } from "../act/personActs.ts";
import { CandidateCell } from "./CandidateCell.tsx";
import { CandidateName } from "./CandidateName.tsx";
import { COLUMN_MIN_WIDTHS, type Column } from "./columns.ts";
import { RetentionChip } from "./RetentionChip.tsx";
import { RowActions } from "./RowActions.tsx";
import { useApplication } from "./useApplication.ts";
import type { CandidateSort } from "./useCandidateFilter.ts";

interface Props extends ListProps<CandidateRow> {
  look: ListDisplay<Column>;
  label: string;
  sort: CandidateSort;
  onSort: (sort: CandidateSort) => void;
  onAct: (person: CandidateRow, act: PersonAct) => void;
}

const SORTABLE: readonly string[] = ["name", "added", "retention"];

const drawName = (person: CandidateRow) => (
  <>
    <CandidateName person={person} />
    <UnsubscribedChip at={person.unsubscribed_at} />
  </>
);

/** Candidates as table rows with selected columns, or as cards. */
export function CandidateList({ look, label, sort, onSort, onAct, ...list }: Props) {
  const { t } = useTranslation("candidates");
  // The same functions as long as they draw the same, so that a tick draws its own row alone.
  const columns = useMemo(
    () =>
      (["name", ...look.columns] as const).map((key) => ({
        key,
        label: t(`fields.${key}`),
        width: key === "name" ? undefined : COLUMN_MIN_WIDTHS[key],
        sort: SORTABLE.includes(key) ? key : undefined,
      })),
    [look.columns, t],
  );
  const withPlace = !look.columns.includes("location");
  const cell = useCallback(
    (person: CandidateRow, column: string) => (
      <CandidateCell
        person={person}
        column={column as Column}
        isPlaced={column === "headline" && withPlace}
      />
    ),
    [withPlace],
  );
  const actions = useCallback(
    (person: CandidateRow) => <RowActions person={person} onAct={(act) => onAct(person, act)} />,
    [onAct],
  );
  if (look.view === "cards")
    return (
      <ListCards
        {...list}
        who={(person) => <CandidateName person={person} size={44} />}
        about={(person) => <About person={person} />}
        state={({ retention, unsubscribed_at: unsubscribedAt }) => (
          <>
            <RetentionChip retention={retention} />
            <UnsubscribedChip at={unsubscribedAt} />
          </>
        )}
        actions={actions}
      />
    );
  return (
    <ListTable
      {...list}
      label={label}
      columns={columns}
      sort={sort}
      onSort={(chosen) => onSort(chosen as CandidateSort)}
      who={drawName}
      cell={cell}
      actions={actions}
    />
  );
}

/** Card content: headline and location, application status, skills. */
function About({ person }: { person: CandidateRow }) {
  const about = [person.headline, person.location].filter(Boolean).join(" · ");
  const application = useApplication(person).join(" · ");
  return (
    <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
      {about && <Typography>{about}</Typography>}
      {application && <Typography sx={{ color: "text.secondary" }}>{application}</Typography>}
      {person.skills.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {person.skills.map(({ skill }) => (
            <Chip key={skill.id} size="small" label={skill.name} />
          ))}
        </Box>
      )}
    </Box>
  );
}
