import { LIMITS } from "@vaardig/contract/limits";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldPairs } from "../../ui/FieldPairs.tsx";
import { TextInput } from "../../ui/TextInput.tsx";

type Term = "available_from" | "available_until" | "hours" | "hourly_rate" | "salary_proposal";

interface Props<In extends FieldValues> {
  control: Control<In, unknown, FieldValues>;
  /** Makes start date and hours required. */
  required?: boolean;
  /** Makes hourly rate and end date required. */
  asksRate?: boolean;
  /** Shows pay and end date; an internal job defines its own. */
  asksMoney?: boolean;
}

/** Fields for availability, hours and pay. */
export function TermsFields<In extends FieldValues & Partial<Record<Term, unknown>>>(props: Props<In>) {
  const { control, required = false, asksRate = false, asksMoney = true } = props;
  const { t } = useTranslation("apply");
  const term = (name: Term) => ({ control, name: name as FieldPath<In>, label: t(`fields.${name}`) });
  return (
    <FieldPairs>
      <TextInput {...term("available_from")} type="date" required={required} />
      {asksMoney && <TextInput {...term("available_until")} type="date" required={asksRate} />}
      <TextInput
        {...term("hours")}
        type="number"
        help={t("fields.hours-help", { max: LIMITS.availabilityHours })}
        required={required}
      />
      {asksMoney && (
        <>
          <TextInput
            {...term("hourly_rate")}
            type="number"
            help={t(asksRate ? "fields.hourly_rate-help" : "fields.hourly_rate-optional")}
            required={asksRate}
          />
          <TextInput
            {...term("salary_proposal")}
            type="number"
            help={t(required ? "fields.salary_proposal-help" : "fields.salary_proposal-optional")}
          />
        </>
      )}
    </FieldPairs>
  );
}
