import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vaardig/contract/profile/profile";
import { useTranslation } from "react-i18next";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";
import { EndorsedBy } from "../../skills/EndorsedBy.tsx";
import { LevelSteps } from "../../skills/LevelSteps.tsx";
import { Fact } from "./Fact.tsx";

interface Props {
  person: Pick<
    Candidate,
    "name" | "photo_url" | "headline" | "about" | "role" | "department" | "team" | "manager" | "skills"
  >;
}

/** Public card of a colleague, visible to everyone in the company. */
export function PublicCard({ person }: Props) {
  const { t } = useTranslation("card");
  const { name, headline, about, role, department, team, manager, skills } = person;
  return (
    <Box sx={{ display: "grid", gap: 6 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 4 }}>
        <PersonAvatar name={name} src={person.photo_url} size={72} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3">{name}</Typography>
          <Typography sx={{ color: "text.secondary" }}>
            {headline ?? role?.name ?? department?.name}
          </Typography>
        </Box>
      </Box>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 3 }}>
        {role && <Fact label={t("role")}>{role.name}</Fact>}
        {department && <Fact label={t("department")}>{department.name}</Fact>}
        {team && <Fact label={t("team")}>{team.name}</Fact>}
        {manager && <Fact label={t("manager")}>{manager.name}</Fact>}
      </Box>
      {about && (
        <section>
          <Typography variant="h3" component="h3" sx={{ mb: 2 }}>
            {t("about")}
          </Typography>
          <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{about}</Typography>
        </section>
      )}
      <section>
        <Typography variant="h3" component="h3" sx={{ mb: 2 }}>
          {t("skills")}
        </Typography>
        {skills === null || skills.length === 0 ? (
          <Typography sx={{ color: "text.secondary" }}>
            {skills === null ? t("skills-hidden") : t("no-skills")}
          </Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: { xs: 3, sm: 2 } }}>
            {skills.map(({ skill, level, endorsed_by: endorsers }) => (
              <Box
                component="li"
                key={skill.id}
                sx={{
                  display: "grid",
                  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) 204px" },
                  alignItems: "center",
                  gap: { xs: 1, sm: 3 },
                }}
              >
                <Box sx={{ overflowWrap: "anywhere" }}>
                  <Typography>{skill.name}</Typography>
                  <EndorsedBy names={endorsers} />
                </Box>
                <LevelSteps level={level} kind={skill.kind} />
              </Box>
            ))}
          </Box>
        )}
      </section>
    </Box>
  );
}
