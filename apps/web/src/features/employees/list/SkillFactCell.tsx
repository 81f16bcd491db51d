import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import type { FactColumn } from "./columns.ts";
import type { SkillFactsById } from "./useSkillFacts.ts";

interface Props {
  person: EmployeeRow;
  column: FactColumn;
  facts: SkillFactsById;
}

/** A skill column of a person, which loads after the row; a skeleton until then. */
export function SkillFactCell({ person, column, facts }: Props) {
  const { t } = useTranslation("employees");
  const format = useFormat();
  const path = usePath();
  const known = facts.of(person.id);
  if (!known) {
    if (facts.isFailed) return <Quiet>{t("facts.failed")}</Quiet>;
    return <Skeleton width={column === "to_confirm" ? 24 : 88} aria-label={t("facts.loading")} />;
  }
  const { job_profile: job, match, to_confirm: count, updated_at: at } = known;
  if (column === "fit") return job ? <MatchBar {...match} /> : <Quiet>{t("facts.no-job")}</Quiet>;
  if (column === "skills_updated")
    return at ? <time dateTime={at}>{format.date(at)}</time> : <Quiet>{t("facts.no-skills")}</Quiet>;
  if (count === 0) return <Quiet>{format.number(0)}</Quiet>;
  const to = path("employee-details", { candidateId: person.id });
  if (!to) return format.number(count);
  return (
    <Link component={RouterLink} to={to} aria-label={t("facts.to-confirm", { count, name: person.name })}>
      {format.number(count)}
    </Link>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: "text.secondary" }}>
      {children}
    </Box>
  );
}
