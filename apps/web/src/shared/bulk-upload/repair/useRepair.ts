import { REPAIRABLE_COLUMNS, type UploadCause } from "@vaardig/contract/bulk-uploads/repairs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useAddMissingDepartmentMutation, useRepairBulkUploadMutation } from "../bulkUploads.api.ts";

/**
 * Returns functions that repair an upload by mapping a value, or by creating the missing department; the
 * file is then checked again.
 */
export function useRepair(id: string) {
  const { t } = useTranslation("common");
  const [send, sending] = useRepairBulkUploadMutation();
  const [add, adding] = useAddMissingDepartmentMutation();
  const [refused, setRefused] = useState<string>();

  const attempt = async (work: () => Promise<unknown>) => {
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      setRefused(
        isApiError(error) ? (Object.values(error.fields ?? {})[0] ?? error.message) : t("operation-failed"),
      );
    }
  };
  const replace = ({ column: name, value: from }: UploadCause, to: string) =>
    attempt(async () => {
      const column = REPAIRABLE_COLUMNS.find((one) => one === name);
      if (column) await send({ body: { id, corrections: [{ column, from, to }] } }).unwrap();
    });
  const create = ({ value: name }: UploadCause) =>
    attempt(async () => {
      await add({ body: { name } }).unwrap();
      await send({ body: { id, corrections: [] } }).unwrap();
    });
  return { replace, create, isBusy: sending.isLoading || adding.isLoading, refused };
}

export type RepairModel = ReturnType<typeof useRepair>;
