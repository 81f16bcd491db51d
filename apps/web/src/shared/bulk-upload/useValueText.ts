import { GENDERS } from "@vaardig/contract/employees/employees";
import { ROLES } from "@vaardig/contract/roles";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { LEVELS } from "../skills/levelNames.ts";
import { isField } from "./useFieldNames.ts";

/** Returns a function that formats a stored value of a field. */
export function useValueText(): (field: string, value: string) => string {
  const { t } = useTranslation(["bulk-upload", "common"]);
  const format = useFormat();
  return (field, value) => {
    if (value === "") return t("nothing");
    const role = field === "system_role" && ROLES.find((one) => one === value);
    if (role) return t(`common:shell.roles.${role}`);
    const gender = field === "gender" && GENDERS.find((one) => one === value);
    if (gender) return t(`genders.${gender}`);
    const told = /^([1-5])(?: (self|inferred))?$/.exec(value);
    const level = told && LEVELS.find((one) => String(one) === told[1]);
    if (level && !isField(field)) {
      const name = t(`common:levels.${level}`);
      const source = (["self", "inferred"] as const).find((one) => one === told[2]);
      return source ? t(`said.${source}`, { level: name }) : name;
    }
    return field === "join_date" && /^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value) : value;
  };
}
