import type { Stage } from "@vaardig/contract/pipeline";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/apiError.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { RejectDialog } from "../acts/RejectDialog.tsx";
import { ReturnDialog } from "../acts/ReturnDialog.tsx";
import type { Explained } from "../acts/useCommands.ts";
import { useMoveApplicationsMutation } from "../applications.api.ts";
import { BoardBulkBar } from "./BoardBulkBar.tsx";
import { cardOf } from "./boardState.ts";
import type { Board } from "./useBoard.ts";

type What = { action: "move"; to: Stage } | { action: "reject"; mail: boolean } | { action: "archive" };

/** Ticked cards and what is done with all of them; whoever was left out is told by number and stays ticked. */
export function useBulk(vacancyId: string, { state, dispatch, refresh }: Board) {
  const { t } = useTranslation("applications");
  const { show } = useSnackbar();
  const [send] = useMoveApplicationsMutation();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState<{ kind: "reject" } | { kind: "back"; to: Stage } | null>(null);
  const cards = [...ids].flatMap((id) => cardOf(state, id) ?? []);
  const toggle = (id: string) =>
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  const run = async (what: What, why?: Explained<never>) => {
    const applications = cards.map(({ id, version }) => ({ id, version }));
    dispatch({ type: "working", ids: applications.map(({ id }) => id) });
    try {
      const body = { job_vacancy_id: vacancyId, applications, ...what, ...why };
      const { results } = await send({ body, idempotencyKey: newKey() }).unwrap();
      const left = results.filter(({ done }) => !done);
      setIds(new Set(left.map(({ id }) => id)));
      const done = results.length - left.length;
      if (left.length === 0) show(t("bulk-done", { count: done }));
      else show(t("bulk-part", { done, count: left.length }), "warning");
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
    }
    await refresh(applications.map(({ id }) => id));
  };
  const move = (to: Stage) => {
    if (cards.some((card) => card.back.includes(to))) setAsks({ kind: "back", to });
    else void run({ action: "move", to });
  };

  const element: ReactNode = (
    <>
      <BoardBulkBar
        count={cards.length}
        onMove={move}
        onReject={() => setAsks({ kind: "reject" })}
        onArchive={() => void run({ action: "archive" })}
        onClear={() => setIds(new Set())}
      />
      {asks?.kind === "reject" && (
        <RejectDialog
          cards={cards}
          onReject={({ mail, ...why }) => void run({ action: "reject", mail }, why as Explained<never>)}
          onClose={() => setAsks(null)}
        />
      )}
      {asks?.kind === "back" && (
        <ReturnDialog
          title={t("back-many", { stage: t(`stages.${asks.to}`) })}
          confirm={t("back-confirm")}
          onConfirm={(why) => void run({ action: "move", to: asks.to }, why as Explained<never>)}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
  return { ids, toggle, element };
}
