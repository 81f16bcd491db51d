import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import { RowMenu } from "../../../ui/list/RowMenu.tsx";

/** Actions on one person in menu order; destructive ones are separated. */
export const PERSON_ACTS = [
  "edit",
  "invite",
  "resend_invitation",
  "add_to_talent_pool",
  "add_to_job",
  "reset_second_factor",
  "deactivate",
  "reactivate",
  "delete",
] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

const ENDING: readonly PersonAct[] = ["deactivate", "delete"];

interface Props {
  person: Pick<EmployeeRow, "id" | "name" | "can">;
  onAct: (act: PersonAct) => void;
  /** Hides the edit button that appears on hover and focus. */
  menuOnly?: boolean;
}

/** Actions on a person: an edit button on hover and focus, all others in the menu. */
export function RowActions({ person, onAct, menuOnly = false }: Props) {
  const { t } = useTranslation("employees");
  const acts = PERSON_ACTS.filter(
    (act) => person.can.includes(act) && (menuOnly || act !== "reset_second_factor"),
  );
  const hasPencil = !menuOnly && acts.includes("edit");
  return (
    <RowMenu
      name={person.name}
      acts={acts.map((act) => ({
        key: act,
        label: t(`actions.${act}`),
        isApart: act === acts.find((one) => ENDING.includes(one)),
        isFinal: act === "delete",
        onAct: () => onAct(act),
      }))}
      edit={
        hasPencil
          ? { label: t("actions.edit-name", { name: person.name }), onAct: () => onAct("edit") }
          : undefined
      }
    />
  );
}
