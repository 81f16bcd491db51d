import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Change } from "@vaardig/contract/jobs/jobWork";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/language/useFormat.ts";
import { ChangedText } from "./ChangedText.tsx";
import { ChangeHead, ChangeRow } from "./ChangeRow.tsx";
import { SkillChangeRow } from "./SkillChangeRow.tsx";

const DATES = ["available_from", "apply_by", "starts_on", "ends_on", "startDate", "endDate"];
const MONEY = ["salary_from", "salary_to"];
const FIELDS = [
  "name",
  "description",
  "job_profile",
  "department",
  "location",
  "hours",
  "salary_from",
  "salary_to",
  "headcount",
  "available_from",
  "apply_by",
  "hiring_manager",
  "contact",
  "external",
  "starts_on",
  "ends_on",
  "startDate",
  "endDate",
] as const;

type Field = Change["fields"][number];

const LIST = { m: 0, p: 0, listStyle: "none" } as const;

interface Props {
  change: Change;
  label: string;
  /** True for a new role, without current values. */
  isNew?: boolean;
}

/** Changes by field and by skill: current value beside new value. */
export function ChangeList({ change, label, isNew = false }: Props) {
  const { t } = useTranslation("approval");
  const format = useFormat();
  const wordsOf = (field: string, value: Field["from"]) => {
    if (value === null || value === "") return t("change.empty");
    if (typeof value === "boolean") return t(value ? "change.yes" : "change.no");
    if (MONEY.includes(field)) return format.money(Number(value));
    return DATES.includes(field) ? format.date(String(value)) : String(value);
  };
  const nameOf = (field: string) => {
    const known = FIELDS.find((one) => one === field);
    return known ? t(`change.fields.${known}`) : field;
  };
  const differenceOf = ({ field, from, to }: Field) => {
    if (typeof from !== "number" || typeof to !== "number") return undefined;
    const size = MONEY.includes(field)
      ? format.money(Math.abs(to - from))
      : format.number(Math.abs(to - from));
    return `${to > from ? "+" : "−"}${size}`;
  };
  const isLong = ({ field }: Field) => field === "description";
  // Long texts last, so that short changes are seen first.
  const fields = [...change.fields.filter((one) => !isLong(one)), ...change.fields.filter(isLong)];
  return (
    <div>
      {!isNew && (change.skills.length > 0 || fields.some((one) => !isLong(one))) && <ChangeHead />}
      {fields.length > 0 && (
        <Box component="ul" aria-label={label} sx={LIST}>
          {fields.map((one) =>
            isLong(one) ? (
              <ChangedText
                key={one.field}
                name={nameOf(one.field)}
                from={String(one.from ?? "")}
                to={String(one.to ?? "")}
              />
            ) : (
              <ChangeRow
                key={one.field}
                name={nameOf(one.field)}
                to={wordsOf(one.field, one.to)}
                {...(!isNew && { from: wordsOf(one.field, one.from), difference: differenceOf(one) })}
              />
            ),
          )}
        </Box>
      )}
      {change.skills.length > 0 && (
        <>
          <Typography variant="h4" component="h3" sx={{ mt: fields.length > 0 ? 5 : 0, mb: 2 }}>
            {t("change.skills")}
          </Typography>
          <Box component="ul" aria-label={t("change.skills")} sx={LIST}>
            {change.skills.map((one) => (
              <SkillChangeRow key={one.skill.id} {...one} isNew={isNew} />
            ))}
          </Box>
        </>
      )}
    </div>
  );
}
