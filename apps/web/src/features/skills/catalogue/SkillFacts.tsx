import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { SkillDetail } from "@vaardig/contract/skills/skillCatalogue";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { usePath } from "../../../lib/usePath.ts";
import { LEVELS } from "../../../shared/skills/levelNames.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

interface Props {
  skill: SkillDetail;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Names per language; the company's own names of a shared skill are marked. */
export function SkillNames({ skill }: Props) {
  const { t } = useTranslation("skill-catalogue");
  const languages = [
    ["en", skill.name_en, skill.aliases_en, skill.company_aliases_en],
    ["nl", skill.name_nl, skill.aliases_nl, skill.company_aliases_nl],
  ] as const;
  return (
    <Section title={t("detail.names")}>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 3 }}>
        {languages.map(([language, name, aliases, own]) => (
          <Box key={language}>
            <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
              {t(`languages.${language}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>
                {name ?? t("detail.no-name")}
              </Typography>
              {(aliases.length > 0 || own.length > 0) && (
                <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1 }}>
                  {own.map((one) => (
                    <Chip key={`own-${one}`} size="small" color="primary" variant="outlined" label={one} />
                  ))}
                  {aliases.map((one) => (
                    <Chip key={one} size="small" variant="outlined" label={one} />
                  ))}
                </Box>
              )}
              {own.length > 0 && (
                <Typography variant="caption" component="p" sx={{ mt: 1, color: "text.secondary" }}>
                  {t("detail.own-names", { count: own.length })}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
        {skill.merged_from.length > 0 && (
          <Box>
            <Typography component="dt" variant="caption" sx={{ color: "text.secondary" }}>
              {t("detail.merged-from")}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
              {skill.merged_from.map(({ name }) => name).join(", ")}
            </Typography>
          </Box>
        )}
      </Box>
    </Section>
  );
}

/** Descriptions of the five levels. */
export function LevelList({ skill }: Props) {
  const { t } = useTranslation(["skill-catalogue", "common"]);
  return (
    <Section title={t("detail.levels")}>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 2 }}>
        {LEVELS.map((level) => (
          <Box key={level} sx={{ display: "grid", gridTemplateColumns: "104px minmax(0, 1fr)", gap: 3 }}>
            <Typography component="dt" sx={{ fontWeight: 500 }}>
              {t(`common:levels.${level}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, color: "text.secondary", overflowWrap: "anywhere" }}>
              {skill.levels[level - 1]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** People and records that use the skill. */
export function SkillUses({ skill }: Props) {
  const { t } = useTranslation("skill-catalogue");
  const format = useFormat();
  const pathTo = usePath();
  const { people, job_profiles: profiles, vacancies_count: vacancies, wishes_count: wishes } = skill;
  const counts = [
    people?.count && t("counts.people", { count: people.count }),
    wishes && t("counts.wishes", { count: wishes }),
    profiles.count && t("counts.profiles", { count: profiles.count }),
    vacancies && t("counts.vacancies", { count: vacancies }),
  ].filter((one) => typeof one === "string");
  const more = (people?.count ?? 0) - (people?.first.length ?? 0);
  return (
    <Section title={t("detail.uses")}>
      <Typography className="tabular" sx={{ color: "text.secondary" }}>
        {counts.join(" · ") || t("detail.unused")}
      </Typography>
      {people && people.count > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: "none", display: "grid", gap: 2 }}>
          {people.first.map(({ id, name, photo_url: photo }) => {
            const path = pathTo("employee-profile", { id });
            return (
              <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: 2 }}>
                <PersonAvatar name={name} src={photo} size={24} />
                {path ? (
                  <Link component={RouterLink} to={path} color="inherit" underline="hover">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Box>
            );
          })}
          {more > 0 && (
            <Typography component="li" variant="caption" sx={{ color: "text.secondary" }}>
              {t("detail.more", { number: format.number(more) })}
            </Typography>
          )}
        </Box>
      )}
      {profiles.count > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 3, pl: 5 }}>
          {profiles.first.map(({ id, name }) => {
            const path = pathTo("skill-profile-details", { id });
            return (
              <li key={id}>
                {path ? (
                  <Link component={RouterLink} to={path} color="inherit" underline="hover">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </li>
            );
          })}
        </Box>
      )}
    </Section>
  );
}
