import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { TeamSkills } from "@vaardig/contract/team/team";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../../lib/usePath.ts";
import { countWaiting } from "../../../shared/team/parseCell.ts";

const FIRST = 4;

/** Key findings of the heat map: dependencies on one person, gaps, and pending confirmations. */
export function TeamInsights({ team }: { team: TeamSkills }) {
  const { t } = useTranslation("team");
  const pathTo = usePath();
  const fit = (candidateId: string, skill?: string) =>
    `${pathTo("employee-fit", { candidateId }) ?? ""}${skill ? `?skill=${skill}` : ""}`;
  const only = team.skills.filter((skill) => skill.only !== null);
  const short = team.skills
    .filter(({ gaps }) => gaps > 0)
    .sort((a, b) => b.gaps - a.gaps || b.gaps / b.asked - a.gaps / a.asked);
  const waiting = team.data
    .map((person) => ({ person, count: countWaiting(person) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const { levels, people } = team.waiting;
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 4, sm: 6 },
        mb: { xs: 4, sm: 6 },
        gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
      }}
    >
      <Insight title={t("short.title")} help={short.length > 0 ? t("short.help") : t("short.none")}>
        {short.slice(0, FIRST).map(({ id, name, gaps, asked }) => (
          <Line key={id} end={t("short.of", { short: gaps, asked })}>
            {name}
          </Line>
        ))}
      </Insight>
      <Insight title={t("only.title")} help={only.length > 0 ? t("only.help") : t("only.none")}>
        {only.slice(0, FIRST).map(({ id, name, only: person }) => (
          <Line
            key={id}
            end={
              person && (
                <Link component={RouterLink} to={fit(person.id, id)}>
                  {person.name}
                </Link>
              )
            }
          >
            {name}
          </Line>
        ))}
      </Insight>
      <Insight
        title={levels > 0 ? t("waiting.title", { count: levels }) : t("waiting.title-none")}
        help={levels > 0 ? t("waiting.help", { count: people }) : t("waiting.help-none")}
      >
        {waiting.slice(0, FIRST).map(({ person, count }) => (
          <Line key={person.id} end={t("to-confirm", { count })}>
            <Link component={RouterLink} to={fit(person.id)}>
              {person.name}
            </Link>
          </Line>
        ))}
      </Insight>
    </Box>
  );
}

function Insight({ title, help, children }: { title: string; help: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography id={id} variant="h3" component="h2" className="long-words">
        {title}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
        {help}
      </Typography>
      {children.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 3, p: 0 }}>
          {children}
        </Box>
      )}
    </Card>
  );
}

function Line({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        minHeight: 32,
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 4,
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {children}
      </Box>
      <Box component="span" className="tabular" sx={{ color: "text.secondary", textAlign: "right" }}>
        {end}
      </Box>
    </Box>
  );
}
