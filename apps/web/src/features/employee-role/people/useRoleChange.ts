import type { EmployeeRole, GIVEN_ROLES } from "@vaardig/contract/employee-role/employeeRole";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useSaveEmployeeRoleMutation } from "../employee-role.api.ts";

export type GivenRole = (typeof GIVEN_ROLES)[number];

interface RoleChange {
  isLoading: boolean;
  /**
   * Saves immediately; the snackbar offers undo, including the handover. Resolves to whether it succeeded.
   */
  change: (person: EmployeeRole, role: GivenRole, handOverTo?: string) => Promise<boolean>;
}

/** Returns a function that changes a person's access level. */
export function useRoleChange(): RoleChange {
  const { t } = useTranslation(["employee-role", "common"]);
  const { show } = useSnackbar();
  const [save, { isLoading }] = useSaveEmployeeRoleMutation();

  const put = async (person: EmployeeRole, role: GivenRole, more: object = {}) => {
    try {
      const { id: user_id, version } = person;
      return await save({ body: { user_id, system_role: role, version, ...more } }).unwrap();
    } catch (error) {
      show(isApiError(error) ? error.message : t("common:operation-failed"), "error");
      return undefined;
    }
  };
  const words = (key: "changed" | "change-restored", person: EmployeeRole) =>
    t(`employee-role:${key}`, {
      name: person.name,
      role: t(`common:shell.roles.${person.system_role}`),
    });

  const change = async (person: EmployeeRole, role: GivenRole, handOverTo?: string) => {
    const saved = await put(person, role, handOverTo ? { hand_over_to: handOverTo } : {});
    if (!saved) return false;
    const takeBack = async () => {
      const restored = await put(saved, person.system_role as GivenRole, { take_back: true });
      if (restored) show(words("change-restored", restored), "info");
    };
    show(words("changed", saved), "success", { undo: () => void takeBack() });
    return true;
  };
  return { isLoading, change };
}
