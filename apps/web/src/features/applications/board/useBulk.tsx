import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import { RejectDialog } from "../acts/RejectDialog.tsx";
import { ReturnDialog } from "../acts/ReturnDialog.tsx";
import type { ReasonValues } from "../acts/reasonValues.ts";
import { applicationModalsSlice } from "../applicationModals.slice.ts";
import { useMoveApplicationsMutation } from "../applications.api.ts";
import { cardOf } from "./boardState.ts";
import { type BulkAct, undoCalls } from "./undoCalls.ts";
import type { BoardModel } from "./useBoard.ts";

/** Bulk move targets; rejections have their own dialog. */
const TARGETS = STAGES.filter((stage) => !stage.startsWith("Rejection"));

interface Options {
  vacancyId: string;
  board: BoardModel;
  /** Called before a command on cards. */
  follow: (ids: readonly string[]) => void;
  isPhone: boolean;
}

/**
 * Returns the selected cards and their bulk actions; skipped cards are reported by number and stay selected.
 */
export function useBulk({ vacancyId, board, follow, isPhone }: Options) {
  const { state, dispatch, refresh } = board;
  const { t } = useTranslation("applications");
  const { show } = useSnackbar();
  const [send] = useMoveApplicationsMutation();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = applicationModalsSlice.usePart("bulk");
  const cards = [...ids].flatMap((id) => cardOf(state, id) ?? []);
  const undoable = cards
    .filter(({ can }) => can.includes("undo_rejection"))
    .map(({ id, version }) => ({ id, version }));
  const toggle = (id: string) =>
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  const told = (what: BulkAct, count: number) =>
    what.action === "move"
      ? t("bulk-moved", { count, stage: t(`stages.${what.to}`) })
      : t(what.action === "reject" ? "bulk-rejected" : "bulk-archived", { count });
  /** Undoes what is still possible: a sent email or a later move stays. */
  const undo = async (calls: ReturnType<typeof undoCalls>) => {
    const ids = calls.flatMap(({ applications }) => applications.map(({ id }) => id));
    let done = 0;
    follow(ids);
    dispatch({ type: "working", ids });
    try {
      for (const body of calls) {
        const { results } = await send({
          body: { job_vacancy_id: vacancyId, ...body },
          idempotencyKey: newKey(),
        }).unwrap();
        done += results.filter((result) => result.done).length;
      }
      const count = ids.length - done;
      if (count === 0) show(t("bulk-undone", { count: done }));
      else show(t("bulk-undone-part", { done, count }), "warning");
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
    }
    await refresh(ids);
  };
  const run = async (what: BulkAct, why?: ReasonValues<never>) => {
    const applications = cards.map(({ id, version }) => ({ id, version }));
    const all = applications.map(({ id }) => id);
    follow(all);
    dispatch({ type: "working", ids: all });
    try {
      const body = { job_vacancy_id: vacancyId, applications, ...what, ...why };
      const { results } = await send({ body, idempotencyKey: newKey() }).unwrap();
      const left = results.filter(({ done }) => !done);
      setIds(new Set(left.map(({ id }) => id)));
      const done = results.length - left.length;
      const back = undoCalls(what, cards, results);
      const options = back.length > 0 ? { undo: () => void undo(back) } : {};
      if (left.length === 0) show(told(what, done), "success", options);
      else show(t("bulk-part", { done, count: left.length }), "warning", options);
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(Object.values(error.fields ?? {})[0] ?? error.message, "error");
    }
    await refresh(all);
  };
  const move = (to: Stage) => {
    if (cards.some((card) => card.back.includes(to))) setAsks({ kind: "back", to });
    else void run({ action: "move", to });
  };

  const clear = () => {
    follow(cards.map(({ id }) => id));
    setIds(new Set());
  };
  const leave = () => {
    follow(cards.map(({ id }) => id));
    setAsks(null);
  };

  const element: ReactNode = (
    <>
      <SelectionBar
        label={t("bulk-region")}
        count={cards.length}
        isNarrow={isPhone}
        acts={[
          {
            key: "move",
            label: t("move-to"),
            options: TARGETS.map((key) => {
              const stage = t(`stages.${key}`);
              return { key, label: stage, long: t("move-on", { stage }) };
            }),
          },
          ...(undoable.length > 0 ? [{ key: "undo", label: t("acts.undo_rejection") }] : []),
          { key: "archive", label: t("acts.archive") },
          { key: "reject", label: t("acts.reject"), ending: true },
        ]}
        onAct={(key) => {
          const to = TARGETS.find((stage) => stage === key);
          if (to) move(to);
          else if (key === "archive") void run({ action: "archive" });
          else if (key === "undo") {
            setIds(new Set());
            void undo([{ action: "undo_rejection", applications: undoable }]);
          } else setAsks({ kind: "reject" });
        }}
        onClear={clear}
      />
      {asks?.kind === "reject" && (
        <RejectDialog
          cards={cards}
          onReject={({ mail, words, ...why }) =>
            void run(
              { action: "reject", ...(mail !== undefined && { mail }), ...(words && { words }) },
              why as ReasonValues<never>,
            )
          }
          onClose={leave}
        />
      )}
      {asks?.kind === "back" && (
        <ReturnDialog
          title={t("back-many", { stage: t(`stages.${asks.to}`) })}
          confirm={t("back-confirm")}
          onConfirm={(why) => void run({ action: "move", to: asks.to }, why as ReasonValues<never>)}
          onClose={leave}
        />
      )}
    </>
  );
  return { ids, toggle, element };
}
