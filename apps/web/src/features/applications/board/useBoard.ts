import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { Pipeline } from "@vaardig/contract/applications/applications";
import type { Stage } from "@vaardig/contract/applications/pipeline";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { type ApiError, isApiError } from "../../../lib/api/apiError.ts";
import { baseApi } from "../../../lib/api/baseApi.ts";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useAuth } from "../../../lib/libState.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { readBoard, readBoardCards } from "../applications.api.ts";
import { boardReducer, EMPTY_BOARD } from "./boardState.ts";
import { type FollowOptions, followPipeline } from "./followPipeline.ts";

/** Number of cards read first per stage, and maximum per further read of one stage. */
const SIZE = 20;
const MOST = 100;
/** Polling interval while the stream is broken, or a reported change could not be read. */
const POLL_MS = 10_000;

interface Options {
  vacancyId: string;
  search: string;
  /** Includes withdrawn and archived applications. */
  ended: boolean;
  onLoaded?: () => void;
  /** Subscribes to changes; by default with its own stream. */
  followBy?: (following: FollowOptions) => () => void;
}

/**
 * Keeps a board in sync with the database: reads once, then follows the stream, or polls when the stream is
 * down.
 */
export function useBoard({ vacancyId, search, ended, onLoaded, followBy = followPipeline }: Options) {
  const { t } = useTranslation("applications");
  const { token } = useAuth();
  const language = useCurrentLanguage();
  const { show } = useSnackbar();
  const tell = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [state, dispatch] = useReducer(boardReducer, EMPTY_BOARD);
  const [error, setError] = useState<ApiError | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [isFollowed, setFollowed] = useState(false);
  /** True when a reported change could not be read. */
  const [isBehind, setBehind] = useState(false);
  const live = isFollowed && !isBehind;
  const query = { job_vacancy_id: vacancyId, search_query: search, ended: String(ended) };
  const key = JSON.stringify(query);
  // Discards late responses to an earlier query.
  const latest = useRef(key);
  latest.current = key;
  const shown = useRef(state);
  shown.current = state;
  /** Query of the cards on screen. */
  const shownKey = useRef<string | null>(null);

  // Cards reported while the board is being read may be newer than the response.
  const readings = useRef(new Set<Set<string>>());

  const refresh = useCallback(
    async (ids: readonly string[]) => {
      for (const told of readings.current) for (const id of ids) told.add(id);
      const asked = JSON.parse(key) as typeof query;
      for (let at = 0; at < ids.length; at += MOST) {
        const some = ids.slice(at, at + MOST);
        const answer = await tell(readBoardCards({ ...asked, ids: JSON.stringify(some) }));
        if (latest.current !== key) return;
        if (!answer.data) return setBehind(true);
        dispatch({ type: "read", asked: some, cards: answer.data.cards, counts: answer.data.stages });
      }
    },
    [key, tell],
  );

  const load = useCallback(async () => {
    const asked = JSON.parse(key) as typeof query;
    const depths = new Map(
      shownKey.current === key ? shown.current.columns.map(({ stage, cards }) => [stage, cards.length]) : [],
    );
    const told = new Set<string>();
    readings.current.add(told);
    try {
      const size = Math.min(MOST, Math.max(SIZE, ...depths.values()));
      const pipeline = await tell(readBoard({ ...asked, size })).unwrap();
      const stages: Pipeline["stages"] = [];
      // Reads as many cards as before, so that the scroll position stays.
      for (const first of pipeline.stages) {
        const cards = new Map(first.cards.map((card) => [card.id, card]));
        const depth = Math.min(depths.get(first.stage) ?? 0, first.count);
        for (let page = 1; page * MOST < depth && latest.current === key; page += 1) {
          const further = { ...asked, statuses_filter: [first.stage], page, size: MOST };
          const { stages: found } = await tell(readBoard(further)).unwrap();
          for (const card of found[0]?.cards ?? []) cards.set(card.id, card);
        }
        stages.push({ ...first, cards: [...cards.values()] });
      }
      if (latest.current !== key) return;
      shownKey.current = key;
      dispatch({ type: "loaded", pipeline: { ...pipeline, stages } });
      setError(null);
      setBehind(false);
      onLoaded?.();
      readings.current.delete(told);
      void refresh([...told]);
    } catch (failure) {
      if (latest.current !== key) return;
      setBehind(true);
      if (isApiError(failure)) setError(failure);
    } finally {
      readings.current.delete(told);
      if (latest.current === key) setLoading(false);
    }
  }, [key, tell, refresh, onLoaded]);

  const more = useCallback(
    async (stage: Stage) => {
      const asked = JSON.parse(key) as typeof query;
      const have = shown.current.columns.find((column) => column.stage === stage)?.cards ?? [];
      const page = Math.floor(have.length / MOST);
      const answer = await tell(readBoard({ ...asked, statuses_filter: [stage], page, size: MOST }));
      const column = answer.data?.stages[0];
      if (latest.current !== key) return true;
      if (column) dispatch({ type: "more", stage, column });
      else show(t("more-failed"), "error");
      const known = new Set(have.map(({ id }) => id));
      return column?.cards.some(({ id }) => !known.has(id)) ?? false;
    },
    [key, tell, show, t],
  );

  useEffect(() => {
    setLoading(true);
    void load();
  }, [load]);

  useEffect(() => {
    let missed = false;
    const stop = followBy({
      vacancyId,
      token,
      language,
      onLive: setFollowed,
      onNews: (news) => {
        if (news.kind === "contested") {
          const name = shown.current.columns.flatMap(({ cards }) => cards).find(({ id }) => id === news.id)
            ?.person.name;
          show(t("contested", { actor: news.actor, name: name ?? "" }), "info");
        } else if (document.hidden) missed = true;
        else {
          if (news.kind === "reset") void load();
          else void refresh(news.ids);
          // Refetches the interviews of a sheet that may be open beside the board.
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
  }, [vacancyId, token, language, followBy, load, refresh, show, t, tell]);

  useEffect(() => {
    if (live) return;
    const again = () => !document.hidden && void load();
    const timer = setInterval(again, POLL_MS);
    window.addEventListener("focus", again);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", again);
      window.removeEventListener("online", again);
    };
  }, [live, load]);

  return { state, dispatch, error, isLoading, live, load, refresh, more };
}

export type BoardModel = ReturnType<typeof useBoard>;
