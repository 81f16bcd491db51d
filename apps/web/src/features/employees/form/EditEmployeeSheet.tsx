import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";
import { DetailSkeleton } from "../../../ui/Skeletons.tsx";
import { useGetEmployeeQuery } from "../employees.api.ts";
import { EditEmployeeForm } from "./EditEmployeeForm.tsx";

interface Props {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Sheet to edit a person. Mounted while open. */
export function EditEmployeeSheet({ person, onClose }: Props) {
  const { t } = useTranslation("employees");
  const { data, error, refetch } = useGetEmployeeQuery({ query: { id: person.id } });
  return (
    <SideSheet open onClose={onClose} width={560} title={t("form.edit-title", { name: person.name })}>
      {error ? (
        <ErrorState title={t("form.load-failed")} error={error} onRetry={refetch} />
      ) : !data ? (
        <DetailSkeleton lines={8} />
      ) : (
        <EditEmployeeForm person={data} onClose={onClose} />
      )}
    </SideSheet>
  );
}
