import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { PoolPerson } from "@vaardig/contract/talent-pools/talentPools";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { PersonLine } from "../../../shared/people/PersonLine.tsx";
import { UnsubscribedChip } from "../../../shared/people/UnsubscribedChip.tsx";
import { MoreMenu } from "../../../ui/ActsMenu.tsx";
import { SelectableRow } from "../../../ui/list/SelectableRow.tsx";
import { BestJob } from "./BestJob.tsx";

/** Actions on a person in a talent pool. */
export const POOL_ACTS = ["add_to_job", "write", "take_out"] as const;
export type PoolAct = (typeof POOL_ACTS)[number];

interface Props {
  person: PoolPerson;
  isSelected: boolean;
  onSelect: () => void;
  onCard: () => void;
  onExplain: () => void;
  onAct: (act: PoolAct) => void;
}

/** A person in a talent pool: name, strongest skills, best job, and date added. */
export function PoolPersonRow({ person, isSelected, onSelect, onCard, onExplain, onAct }: Props) {
  const { t } = useTranslation("talent-pools");
  const format = useFormat();
  const when = format.relative(person.added_at);
  return (
    <SelectableRow
      person={person}
      isSelected={isSelected}
      onSelect={onSelect}
      columns={{ xs: "auto minmax(0, 1fr) auto", md: "auto minmax(0, 1fr) 240px auto" }}
    >
      <Box sx={{ minWidth: 0, display: "grid", gap: 3 }}>
        <PersonLine
          person={person}
          about={[person.title, person.department, person.location]}
          onCard={onCard}
        >
          <UnsubscribedChip at={person.unsubscribed_at} />
        </PersonLine>
        {person.skills.length > 0 && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
            {person.skills.map(({ id, name }) => (
              <Chip key={id} size="small" label={name} />
            ))}
          </Box>
        )}
        <Typography
          variant="caption"
          component="p"
          title={format.dateTime(person.added_at)}
          sx={{ color: "text.secondary" }}
        >
          {person.added_by
            ? t("person.added-by", { when, name: person.added_by })
            : t("person.added", { when })}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: "2 / -1", md: "3" }, gridRow: { xs: 2, md: 1 }, minWidth: 0 }}>
        <BestJob person={person} onExplain={onExplain} />
      </Box>
      <Acts person={person} onAct={onAct} />
    </SelectableRow>
  );
}

function Acts({ person, onAct }: Pick<Props, "person" | "onAct">) {
  const { t } = useTranslation("talent-pools");
  return (
    <Box sx={{ gridColumn: "-2 / -1", gridRow: 1 }}>
      <MoreMenu
        size="small"
        label={t("person.actions", { name: person.name })}
        acts={POOL_ACTS.filter((act) => person.can.includes(act)).map((act) => ({
          key: act,
          label: t(`acts.${act}`),
          onAct: () => onAct(act),
        }))}
      />
    </Box>
  );
}
