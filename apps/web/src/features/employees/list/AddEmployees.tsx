import type { EmployeeListAct } from "@vaardig/contract/employees/employeeActs";
import { useTranslation } from "react-i18next";
import { AddMenu } from "../../../ui/list/AddMenu.tsx";

interface Props {
  can: readonly EmployeeListAct[];
  onAdd: () => void;
  onUpload: () => void;
  onInviteAll: () => void;
}

/** Button to add one person; its menu adds many. */
export function AddEmployees({ can, onAdd, onUpload, onInviteAll }: Props) {
  const { t } = useTranslation("employees");
  const upload = { key: "upload", label: t("bulk-upload"), onAct: onUpload };
  const invite = { key: "invite", label: t("invite-all"), onAct: onInviteAll };
  return (
    <AddMenu
      add={t("add")}
      disabled={!can.includes("add")}
      onAdd={onAdd}
      more={t("more")}
      ways={[...(can.includes("bulk_upload") ? [upload] : []), ...(can.includes("invite") ? [invite] : [])]}
    />
  );
}
