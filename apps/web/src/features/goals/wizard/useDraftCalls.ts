import { useMemo, useRef, useState } from "react";
import { isApiError } from "../../../lib/api/apiError.ts";
import {
  useDeleteGoalDraftMutation,
  useLazyGetGoalDraftQuery,
  useSaveGoalDraftMutation,
} from "../goals.api.ts";
import type { toDraft } from "./goalValues.ts";

type Draft = ReturnType<typeof toDraft>;

/**
 * Returns calls that write the stored draft sequentially, each over the previous version. `keptAt` is the
 * time of that version.
 */
export function useDraftCalls(keptAt: string | null) {
  const [save] = useSaveGoalDraftMutation();
  const [remove] = useDeleteGoalDraftMutation();
  const [read] = useLazyGetGoalDraftQuery();
  const [isOtherKept, setOtherKept] = useState(false);
  const over = useRef(keptAt);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const calls = useMemo(() => {
    const queue = (act: () => Promise<unknown>) => {
      last.current = last.current.then(act);
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
  }, [save, remove, read]);

  return { calls, isOtherKept };
}
