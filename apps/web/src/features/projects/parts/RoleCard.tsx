import Typography from "@mui/material/Typography";
import type { ProjectRole } from "@vaardig/contract/projects/projects";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { MatchCard } from "../../../shared/match/MatchCard.tsx";

interface Props {
  role: ProjectRole;
  /** Path of the role's page. */
  to: string | undefined;
  /** Shows the reader's match instead of the number of applicants. */
  isSearching: boolean;
}

const FEW = 6;

/** Card of a project role: facts, period, and match or number of applicants. */
export function RoleCard({ role, to, isSearching }: Props) {
  const { t } = useTranslation("projects");
  const format = useFormat();
  const { salary_from: from, salary_to: until, skills } = role;
  const facts = [
    t("period", { from: format.date(role.roleStartDate), to: format.date(role.roleEndDate) }),
    role.hours && t("hours", { hours: role.hours }),
    from !== null && until !== null && t("pay", { from: format.money(from), to: format.money(until) }),
  ];
  const names = skills.slice(0, FEW).map(({ skill }) => skill.name);
  if (skills.length > FEW) names.push(t("more-skills", { count: skills.length - FEW }));
  return (
    <MatchCard
      name={role.role}
      to={to}
      heading="h3"
      match={
        isSearching && role.match ? (
          <MatchBar {...role.match} />
        ) : (
          role.applicants_count !== null && (
            <Typography className="tabular" sx={{ color: "text.secondary", textAlign: { md: "right" } }}>
              {t("running", { count: role.applicants_count })}
            </Typography>
          )
        )
      }
    >
      <Typography sx={{ color: "text.secondary" }}>{facts.filter(Boolean).join(" · ")}</Typography>
      {role.roleDescription && (
        <Typography sx={{ mt: 2, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {role.roleDescription}
        </Typography>
      )}
      {names.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 2, color: "text.secondary" }}>
          {t("asks", { skills: format.list(names) })}
        </Typography>
      )}
    </MatchCard>
  );
}
