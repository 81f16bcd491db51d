import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { Change } from "@vaardig/contract/vacancyWork";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/useFormat.ts";
import { useRatingWords } from "../requiredSkills/useRatingWords.ts";

const DATES = ["available_from", "starts_on", "ends_on", "startDate", "endDate"];
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
  "external",
  "starts_on",
  "ends_on",
  "startDate",
  "endDate",
] as const;

/** What a change does, field by field and skill by skill: what is in force beside what is asked. */
export function ChangeTable({ change, label }: { change: Change; label: string }) {
  const { t } = useTranslation("approval");
  const format = useFormat();
  const ratingWords = useRatingWords();
  const wordsOf = (field: string, value: Change["fields"][number]["from"]) => {
    if (value === null || value === "") return t("change.empty");
    if (typeof value === "boolean") return t(value ? "change.yes" : "change.no");
    if (MONEY.includes(field)) return format.money(Number(value));
    return DATES.includes(field) ? format.date(String(value)) : String(value);
  };
  const rows = [
    ...change.fields.map(({ field, from, to }) => {
      const known = FIELDS.find((one) => one === field);
      const name = known ? t(`change.fields.${known}`) : field;
      return { key: field, name, from: wordsOf(field, from), to: wordsOf(field, to) };
    }),
    ...change.skills.map(({ skill, from, to }) => ({
      key: skill.id,
      name: skill.name,
      from: from ? ratingWords(from) : t("change.skill-added"),
      to: to ? ratingWords(to) : t("change.skill-removed"),
    })),
  ];
  return (
    <Box sx={{ overflowX: "auto" }} tabIndex={0} role="group" aria-label={label}>
      <Table
        size="small"
        aria-label={label}
        className="long-words"
        sx={{ "& .MuiTableCell-root": { px: { xs: 2, sm: 4 }, overflowWrap: "break-word" } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t("change.field")}</TableCell>
            <TableCell>{t("change.from")}</TableCell>
            <TableCell>{t("change.to")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, from, to }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {name}
              </TableCell>
              <TableCell sx={{ color: "text.secondary" }}>{from}</TableCell>
              <TableCell sx={{ bgcolor: "tint" }}>{to}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
