import Typography from "@mui/material/Typography";
import type { ProjectRole } from "@vaardig/contract/projects/projects";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { MatchCard } from "../../../shared/match/MatchCard.tsx";

interface Props {
  role: ProjectRole;
  /** Where the role itself is shown. */
  to: string | undefined;
  /** Shows how the reader fits instead of how many are in the running. */
  isSearching: boolean;
}

const FEW = 6;

/** One role of a project: what it is, when, and how one fits or how many are in the running. */
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
