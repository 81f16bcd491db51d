import type { EmployeeSelection } from "@vaardig/contract/employees/employees";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import {
  useDeactivateEmployeesMutation,
  useDeleteEmployeesMutation,
  useReactivateEmployeesMutation,
} from "../employees.api.ts";

export type LeaveAct = "deactivate" | "delete";

/** Returns functions that deactivate (with undo), delete and reactivate people, with messages. */
export function useLeave() {
  const { t } = useTranslation(["employees", "common"]);
  const { show } = useSnackbar();
  const [deactivate, deactivating] = useDeactivateEmployeesMutation();
  const [reactivate, reactivating] = useReactivateEmployeesMutation();
  const [erase, erasing] = useDeleteEmployeesMutation();
  const [refused, setRefused] = useState<string>();

  const bringBack = async (selection: EmployeeSelection, takeBack: boolean) => {
    try {
      const { user_ids: ids } = await reactivate({ body: { selection, take_back: takeBack } }).unwrap();
      show(t("leave.reactivated", { count: ids.length }), "info");
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
    }
  };
  /** Resolves to whether it succeeded. */
  const leave = async (act: LeaveAct, selection: EmployeeSelection, successor?: string): Promise<boolean> => {
    setRefused(undefined);
    const body = { selection, ...(successor && { hand_over_to: successor }) };
    try {
      if (act === "delete") {
        const { user_ids: ids } = await erase({ body }).unwrap();
        show(t("leave.deleted", { count: ids.length }));
      } else {
        const { user_ids: ids } = await deactivate({ body }).unwrap();
        const undo = () => void bringBack({ user_ids: ids }, true);
        show(t("leave.deactivated", { count: ids.length }), "success", { undo });
      }
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(Object.values(error.fields ?? {})[0] ?? error.message);
      return false;
    }
  };
  const isBusy = deactivating.isLoading || reactivating.isLoading || erasing.isLoading;
  return { leave, bringBack, isBusy, refused };
}
