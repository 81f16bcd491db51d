import type { bulkEditEmployees } from "@vaardig/contract/employees/bulkEdit";
import type { EmployeeSelection } from "@vaardig/contract/employees/employees";
import type { Payload } from "@vaardig/contract/endpoint";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useBulkEditEmployeesMutation, useUndoBulkEditMutation } from "../employees.api.ts";

interface Given {
  selection: EmployeeSelection;
  department_id?: string | null | undefined;
  role_id?: string | null | undefined;
  manager_id?: string | null | undefined;
}

/** Returns a function that edits several people, with undo and messages. */
export function useEditSeveral() {
  const { t } = useTranslation(["employees", "common"]);
  const { show } = useSnackbar();
  const [change, changing] = useBulkEditEmployeesMutation();
  const [takeBack] = useUndoBulkEditMutation();
  const [refused, setRefused] = useState<string>();
  const [result, setResult] = useState<Payload<typeof bulkEditEmployees>>();

  const undo = async (undoId: string) => {
    try {
      const { restored, kept } = await takeBack({ body: { undo_id: undoId } }).unwrap();
      const back = t("edit-several.restored", { count: restored });
      show(kept > 0 ? `${back}. ${t("edit-several.kept", { count: kept })}` : back, "info");
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
  };
  /** Resolves to true when everything was changed and no result needs to be shown. */
  const edit = async (body: Given): Promise<boolean> => {
    setRefused(undefined);
    try {
      const done = await change({ body }).unwrap();
      const { undo_id: undoId, changed, left_place: left } = done;
      const said = [t("edit-several.done", { count: changed })];
      if (left > 0) said.push(t("edit-several.left-place", { count: left }));
      show(said.join(". "), "success", undoId ? { undo: () => void undo(undoId) } : {});
      setResult(done);
      return done.left_out.length === 0;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(Object.values(error.fields ?? {})[0] ?? error.message);
      return false;
    }
  };
  return { edit, isBusy: changing.isLoading, refused, result };
}
