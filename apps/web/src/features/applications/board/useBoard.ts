import type { Stage } from "@vaardig/contract/pipeline";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { type ApiError, isApiError } from "../../../lib/apiError.ts";
import { baseApi } from "../../../lib/baseApi.ts";
import { useAuth } from "../../../lib/libState.ts";
import { useCurrentLanguage } from "../../../lib/useCurrentLanguage.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useLazyGetPipelineCardsQuery, useLazyGetPipelineQuery } from "../applications.api.ts";
import { boardReducer, EMPTY_BOARD } from "./boardState.ts";
import { followPipeline } from "./followPipeline.ts";

const SIZE = 20;
const MOST = 100;
/** How often the board is read while the stream is broken. */
const POLL_MS = 10_000;

interface Options {
  vacancyId: string;
  search: string;
  /** With those that withdrew or are archived. */
  ended: boolean;
  onLoaded?: () => void;
}

/** A board that stays as it is in the database: read once, then told of every change, or asked for when nobody tells. */
export function useBoard({ vacancyId, search, ended, onLoaded }: Options) {
  const { t } = useTranslation("applications");
  const { token } = useAuth();
  const language = useCurrentLanguage();
  const { show } = useSnackbar();
  const tell = useDispatch();
  const [read] = useLazyGetPipelineQuery();
  const [readCards] = useLazyGetPipelineCardsQuery();
  const [state, dispatch] = useReducer(boardReducer, EMPTY_BOARD);
  const [error, setError] = useState<ApiError | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [live, setLive] = useState(false);
  const query = { job_vacancy_id: vacancyId, search_query: search, ended: String(ended) };
  const key = JSON.stringify(query);
  // What answers late is not shown any more when something else was asked for meanwhile.
  const latest = useRef(key);
  latest.current = key;
  const shown = useRef(state);
  shown.current = state;

  const load = useCallback(async () => {
    const asked = JSON.parse(key) as typeof query;
    const deepest = Math.max(SIZE, ...shown.current.columns.map(({ cards }) => cards.length));
    try {
      const pipeline = await read({ query: { ...asked, size: Math.min(MOST, deepest) } }).unwrap();
      if (latest.current !== key) return;
      dispatch({ type: "loaded", pipeline });
      setError(null);
      onLoaded?.();
    } catch (failure) {
      if (isApiError(failure) && latest.current === key) setError(failure);
    } finally {
      if (latest.current === key) setLoading(false);
    }
  }, [key, read, onLoaded]);

  const refresh = useCallback(
    async (ids: readonly string[]) => {
      if (ids.length === 0) return;
      const asked = JSON.parse(key) as typeof query;
      const answer = await readCards({ query: { ...asked, ids: JSON.stringify(ids) } });
      if (!answer.data || latest.current !== key) return;
      dispatch({ type: "read", asked: ids, cards: answer.data.cards, counts: answer.data.stages });
    },
    [key, readCards],
  );

  const more = useCallback(
    async (stage: Stage) => {
      const asked = JSON.parse(key) as typeof query;
      const have = shown.current.columns.find((column) => column.stage === stage)?.cards.length ?? 0;
      const page = Math.floor(have / SIZE);
      const answer = await read({ query: { ...asked, statuses_filter: [stage], page, size: SIZE } });
      const column = answer.data?.stages[0];
      if (column && latest.current === key) dispatch({ type: "more", stage, column });
      else if (answer.error) show(t("more-failed"), "error");
    },
    [key, read, show, t],
  );

  useEffect(() => {
    setLoading(true);
    void load();
  }, [load]);

  useEffect(() => {
    let missed = false;
    const stop = followPipeline({
      vacancyId,
      token,
      language,
      onLive: setLive,
      onNews: (news) => {
        if (news.kind === "contested") {
          const name = shown.current.columns.flatMap(({ cards }) => cards).find(({ id }) => id === news.id)
            ?.person.name;
          show(t("contested", { actor: news.actor, name: name ?? "" }), "info");
        } else if (document.hidden) missed = true;
        else {
          if (news.kind === "reset") void load();
          else void refresh(news.ids);
          // The sheet that may be open beside the board, with its interviews.
          tell(baseApi.util.invalidateTags(["interviews"]));
        }
      },
    });
    const onVisible = () => {
      if (document.hidden) return;
      if (missed) void load();
      missed = false;
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [vacancyId, token, language, load, refresh, show, t, tell]);

  useEffect(() => {
    if (live) return;
    const again = () => !document.hidden && void load();
    const timer = setInterval(again, POLL_MS);
    window.addEventListener("focus", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", again);
    };
  }, [live, load]);

  return { state, dispatch, error, isLoading, live, load, refresh, more };
}

export type Board = ReturnType<typeof useBoard>;
