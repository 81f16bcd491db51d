import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { TeamPerson, TeamSkills } from "@vaardig/contract/team/team";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { usePath } from "../../lib/usePath.ts";
import { CardStack } from "../../ui/list/CardStack.tsx";
import { PersonAvatar } from "../../ui/PersonAvatar.tsx";
import { LevelSteps } from "../skills/LevelSteps.tsx";

interface Props {
  team: Pick<TeamSkills, "data" | "skills">;
  label: string;
  isFetching: boolean;
}

/** The same as the heat map, person by person: where each is short of what the job asks for. */
export function TeamList({ team: { data, skills }, label, isFetching }: Props) {
  return (
    <CardStack label={label} isFetching={isFetching}>
      {data.map((person) => (
        <Box component="li" key={person.id}>
          <PersonCard person={person} skills={skills} />
        </Box>
      ))}
    </CardStack>
  );
}

function PersonCard({ person, skills }: { person: TeamPerson; skills: TeamSkills["skills"] }) {
  const { t } = useTranslation("team");
  const path = usePath()("employee-fit", { candidateId: person.id }) ?? "";
  const shown = person.cells.flatMap((cell) => {
    const skill = skills[cell.skill];
    return skill && (cell.gap || cell.waiting) ? [{ ...cell, skill }] : [];
  });
  const counts = [
    t("gaps", { count: person.gaps }),
    person.waiting > 0 && t("to-confirm", { count: person.waiting }),
  ];
  return (
    <Card sx={{ p: 4 }}>
      <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
        <PersonAvatar name={person.name} src={person.photo_url} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link component={RouterLink} to={path} sx={{ overflowWrap: "anywhere" }}>
            {person.name}
          </Link>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {[person.job ?? t("no-job"), ...counts].filter(Boolean).join(" · ")}
          </Typography>
        </Box>
      </Box>
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 3, p: 0, display: "grid", gap: 2 }}>
          {shown.map(({ skill, level, required, waiting }) => (
            <Box
              component="li"
              key={skill.id}
              sx={{
                display: "grid",
                alignItems: "center",
                columnGap: 4,
                gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 280px" },
              }}
            >
              <Link
                component={RouterLink}
                to={`${path}?skill=${skill.id}`}
                sx={{ minHeight: 24, fontWeight: 400, color: "text.primary", overflowWrap: "anywhere" }}
              >
                {skill.name}
                {waiting && (
                  <Typography variant="caption" component="span" sx={{ ml: 2, color: "text.secondary" }}>
                    {t("waits")}
                  </Typography>
                )}
              </Link>
              <LevelSteps level={level} required={required} kind={skill.kind} />
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
