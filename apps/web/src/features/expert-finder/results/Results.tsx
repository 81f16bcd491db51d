import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Payload } from "@vaardig/contract/endpoint";
import type { findExperts } from "@vaardig/contract/expert-finder/expertFinder";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isSelected } from "../../../lib/selection.ts";
import { useSelection } from "../../../lib/useSelection.ts";
import { AddToJobDialog } from "../../../shared/add-to/AddToJobDialog.tsx";
import { AddToTalentPoolDialog } from "../../../shared/add-to/AddToTalentPoolDialog.tsx";
import { PersonCardSheet } from "../../../shared/people/card/PersonCardSheet.tsx";
import { CardStack } from "../../../ui/list/CardStack.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import type { FinderState } from "../query/useFinderQuery.ts";
import { ExpertRow } from "./ExpertRow.tsx";

const ACTS = ["add_to_talent_pool", "add_to_job"] as const;
type Act = (typeof ACTS)[number];

interface Props {
  found: Payload<typeof findExperts>;
  size: number;
  isFetching: boolean;
  finding: FinderState;
}

/** Search results, one page at a time, with actions to add people to talent pools and jobs. */
export function Results({ found, size, isFetching, finding }: Props) {
  const { t } = useTranslation(["expert-finder", "match"]);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("table"));
  const { selected, ids, choose, clear, name } = useSelection();
  const [adding, setAdding] = useState<Act | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const { data, total } = found;
  const addable = data.filter(({ can }) => can.length > 0);
  const unticked = addable.filter(({ id }) => !isSelected(selected, id)).length;
  const gathering = {
    selection: { user_ids: ids },
    count: ids.length,
    name,
    onClose: () => setAdding(null),
    onDone: clear,
  };
  const isRanked = finding.query.skills.length > 0;
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Typography component="h2" aria-live="polite" sx={{ fontWeight: 600 }}>
          {t(isRanked ? "count" : "count-by-name", { count: total })}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {[t(isRanked ? "fair" : "add-skills"), finding.query.hours !== null && t("hours-unknown")]
            .filter(Boolean)
            .join(" ")}
        </Typography>
      </Box>
      <CardStack label={t("results")} isFetching={isFetching} hasTicks>
        {data.map((person) => (
          <ExpertRow
            key={person.id}
            person={person}
            isSelected={isSelected(selected, person.id)}
            onSelect={() => choose([person], !isSelected(selected, person.id))}
            onCard={() => setCard(person.id)}
            onExplain={() => finding.open(person.id)}
          />
        ))}
      </CardStack>
      <Pagination page={finding.page} size={size} total={total} onPage={finding.setPage} />
      <SelectionBar
        count={ids.length}
        total={ids.length + unticked}
        acts={ACTS.map((key) => ({ key, label: t(`acts.${key}`) }))}
        onAct={setAdding}
        onAll={() => choose(addable, true)}
        onClear={clear}
        isNarrow={isNarrow}
        label={t("select.region")}
        all={t("select.page")}
      />
      {adding === "add_to_talent_pool" && <AddToTalentPoolDialog {...gathering} />}
      {adding === "add_to_job" && <AddToJobDialog {...gathering} />}
      {card && <PersonCardSheet id={card} onClose={() => setCard(null)} />}
    </>
  );
}
