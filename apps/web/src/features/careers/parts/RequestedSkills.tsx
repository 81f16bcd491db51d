import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { CareersJobDetail } from "@vaardig/contract/careers/careers";
import { useTranslation } from "react-i18next";
import { asLevel } from "../../../shared/skills/levelNames.ts";

type Skills = CareersJobDetail["skills"];

/** Skills of a job, essential ones first. */
export function RequestedSkills({ skills }: { skills: Skills }) {
  const { t } = useTranslation(["careers", "common"]);
  const groups = [
    ["essential", skills.filter(({ essential }) => essential)],
    ["optional", skills.filter(({ essential }) => !essential)],
  ] as const;
  return (
    <section>
      <Typography variant="h2">{t("careers:skills.title")}</Typography>
      {groups.map(
        ([kind, list]) =>
          list.length > 0 && (
            <Box key={kind} sx={{ mt: 3 }}>
              <Typography variant="h3" sx={{ mb: 2 }}>
                {t(`careers:skills.${kind}`)}
              </Typography>
              <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 1 }}>
                {list.map(({ name, level }) => (
                  <li key={name}>
                    {name}
                    {level !== null && (
                      <Box component="span" sx={{ color: "text.secondary" }}>
                        {` · ${t(`common:levels.${asLevel(level) ?? "none"}`)}`}
                      </Box>
                    )}
                  </li>
                ))}
              </Box>
            </Box>
          ),
      )}
    </section>
  );
}
