import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useAddress } from "../../../lib/useAddress.ts";
import { useOpened } from "../../../lib/useOpened.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Pagination } from "../../../ui/Pagination.tsx";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { ListSkeleton } from "../../../ui/Skeletons.tsx";
import { useActs } from "../acts/useActs.tsx";
import { type CommandListener, NO_LISTENER } from "../acts/useCommands.ts";
import { useLazyGetPipelineQuery } from "../applications.api.ts";
import { CardMenu } from "../board/CardMenu.tsx";
import { useNextActionText } from "../board/useNextActionText.ts";
import {
  statusFailed,
  statusLoaded,
  statusLoading,
  useCandidatesDashboard,
} from "../candidatesDashboard.slice.ts";
import { NAME_STYLE } from "../list/nameStyle.ts";
import { ApplicationSheet } from "../sheet/ApplicationSheet.tsx";

const SIZE = 20;

interface Props {
  vacancyId: string;
  status: Stage;
  /** Latest count; a change triggers a refetch. */
  count: number | undefined;
}

/** List of a job's applications with one status. */
export function StatusList({ vacancyId, status, count }: Props) {
  const { t } = useTranslation("applications");
  const format = useFormat();
  const nextWords = useNextActionText();
  const address = useAddress();
  const dispatch = useDispatch();
  const [read, { error }] = useLazyGetPipelineQuery();
  const { statusFiltered, loading, success } = useCandidatesDashboard();
  const [page, setPage] = useState(0);
  const [total, setTotal] = useState(0);
  const load = useCallback(async () => {
    dispatch(statusLoading());
    const query = { job_vacancy_id: vacancyId, statuses_filter: [status], page, size: SIZE };
    const { data } = await read({ query });
    const [stage] = data?.stages ?? [];
    if (!stage) return dispatch(statusFailed());
    setTotal(stage.count);
    // The last item of the last page was removed.
    if (stage.cards.length === 0 && page > 0) return setPage(page - 1);
    return dispatch(statusLoaded({ vacancy: vacancyId, status, cards: stage.cards }));
  }, [dispatch, read, vacancyId, status, page]);
  const counted = useRef(count);
  useEffect(() => {
    void load();
  }, [load]);
  useEffect(() => {
    if (counted.current !== undefined && counted.current !== count) void load();
    counted.current = count;
  }, [load, count]);
  const sink = useMemo<CommandListener>(
    () => ({ ...NO_LISTENER, done: () => void load(), refused: () => void load() }),
    [load],
  );
  const acts = useActs(sink);
  const opened = useOpened(address);
  if (error) return <ErrorState title={t("pipeline-failed")} error={error} onRetry={load} />;
  if (loading && statusFiltered.length === 0) return <ListSkeleton rows={4} />;
  return (
    <>
      {success && statusFiltered.length === 0 ? (
        <EmptyState title={t("status-empty", { stage: t(`stages.${status}`) })} />
      ) : (
        <Box
          component="ul"
          aria-label={t(`stages.${status}`)}
          sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}
        >
          {statusFiltered.map((card) => (
            <Card
              component="li"
              key={card.id}
              sx={{ p: 3, display: "flex", flexWrap: "wrap", gap: 4, alignItems: "center" }}
            >
              <PersonAvatar name={card.person.name} src={card.person.photo_url} />
              <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
                <Link component="button" onClick={() => opened.open(card.id)} sx={NAME_STYLE}>
                  {card.person.name}
                </Link>
                <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
                  {[format.relative(card.stage_since), card.next_action && nextWords(card.next_action)]
                    .filter(Boolean)
                    .join(" · ")}
                </Typography>
              </Box>
              <Box sx={{ width: 180 }}>
                <MatchBar {...card.match} />
              </Box>
              <CardMenu card={card} onMove={acts.move} onAct={acts.act} />
            </Card>
          ))}
        </Box>
      )}
      <Pagination page={page} size={SIZE} total={total} onPage={setPage} />
      {acts.dialog}
      {opened.id && (
        <ApplicationSheet
          id={opened.id}
          acts={acts}
          order={statusFiltered.map(({ id }) => id)}
          onGo={(id) => address.set({ open: id })}
          onClose={opened.close}
        />
      )}
    </>
  );
}
