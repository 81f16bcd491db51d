import { CAREER_MOVES, type CareerJob, type CareerMove } from "@vaardig/contract/career-path/careerJob";
import { useTranslation } from "react-i18next";
import { ChipRow } from "../../ui/ChipRow.tsx";
import { FilterChip } from "../../ui/FilterChip.tsx";

interface Props {
  jobs: readonly CareerJob[];
  kind: CareerMove | null;
  onKind: (kind: CareerMove | null) => void;
}

/** Kinds of move with their counts, as filters. */
export function CareerKinds({ jobs, kind, onKind }: Props) {
  const { t } = useTranslation("career-path");
  const targets = jobs.filter(({ hops }) => hops > 0);
  return (
    <ChipRow label={t("kinds.label")}>
      <FilterChip
        label={t("kinds.all")}
        count={targets.length}
        selected={kind === null}
        onToggle={() => onKind(null)}
      />
      {CAREER_MOVES.map((move) => (
        <FilterChip
          key={move}
          label={t(`kinds.${move}`)}
          count={targets.filter(({ moves }) => moves.includes(move)).length}
          selected={kind === move}
          onToggle={() => onKind(kind === move ? null : move)}
        />
      ))}
    </ChipRow>
  );
}
