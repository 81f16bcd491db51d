import type { Dispatch } from "@reduxjs/toolkit";
import { useEffect, useMemo, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { isApiError } from "../../../lib/api/apiError.ts";
import {
  useDeleteGoalDraftMutation,
  useLazyGetGoalDraftQuery,
  useSaveGoalDraftMutation,
} from "../goals.api.ts";
import type { toDraft } from "./goalValues.ts";

type Draft = ReturnType<typeof toDraft>;

/** Milliseconds that a wizard waits for a write before it. */
const PATIENCE_MS = 5_000;

/** The last write of each store. A wizard that is opened again must not read before it. */
const lastWrites = new WeakMap<Dispatch, Promise<unknown>>();

/** Returns whether the writes of a wizard that was left just before are done, or take too long. */
export function useIsDraftSaved(): boolean {
  const dispatch = useDispatch();
  const [isWritten, setWritten] = useState(false);
  useEffect(() => {
    let isGone = false;
    const go = () => isGone || setWritten(true);
    const timer = setTimeout(go, PATIENCE_MS);
    void Promise.resolve(lastWrites.get(dispatch)).then(go);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [dispatch]);
  return isWritten;
}

/**
 * Returns calls that write the stored draft sequentially, each over the previous version. `keptAt` is the
 * time of that version.
 */
export function useDraftCalls(keptAt: string | null) {
  const dispatch = useDispatch();
  const [save] = useSaveGoalDraftMutation();
  const [remove] = useDeleteGoalDraftMutation();
  const [read] = useLazyGetGoalDraftQuery();
  const [isOtherKept, setOtherKept] = useState(false);
  const over = useRef(keptAt);

  const calls = useMemo(() => {
    const queue = (act: () => Promise<unknown>) => {
      lastWrites.set(dispatch, Promise.resolve(lastWrites.get(dispatch)).then(act, act));
    };
    const send = async (draft: Draft) => {
      const { data, error } = await save({ body: { draft, over: over.current } });
      if (data) over.current = data.saved_at;
      setOtherKept(isApiError(error) && error.code === "stale_version");
    };
    return {
      save: (draft: Draft) => queue(() => send(draft)),
      /** Replaces any stored draft by this one. */
      replace: (draft: Draft) =>
        queue(async () => {
          const { data } = await read();
          if (data) over.current = data.saved_at;
          await send(draft);
        }),
      discard: () =>
        queue(async () => {
          await remove();
          over.current = null;
          setOtherKept(false);
        }),
    };
  }, [dispatch, save, remove, read]);

  return { calls, isOtherKept };
}
