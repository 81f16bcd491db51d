import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { EndorsedBy } from "../../../shared/skills/EndorsedBy.tsx";
import { ExpiryDate } from "../../../shared/skills/ExpiryDate.tsx";
import { OwnView } from "../../../shared/skills/history/OwnView.tsx";
import { LevelSteps } from "../../../shared/skills/LevelSteps.tsx";
import { SourceChip } from "../../../shared/skills/SourceChip.tsx";

interface Props {
  skill: PersonSkill;
  isMine: boolean;
  descriptions: readonly string[] | undefined;
  action: ReactNode;
}

/** A skill of a profile: level, source and age. */
export function ProfileSkill({ skill, isMine, descriptions, action }: Props) {
  const { t } = useTranslation("rating");
  const format = useFormat();
  const { updated_at: at, confirmed_by: by } = skill;
  return (
    <Box
      component="li"
      sx={{
        py: 3,
        display: "grid",
        alignItems: "center",
        columnGap: 4,
        rowGap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr) 204px 136px auto" },
        gridTemplateAreas: {
          xs: '"name action" "level level" "source source"',
          sm: '"name level source action"',
        },
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <Box sx={{ gridArea: "name", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{skill.skill.name}</Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: "text.secondary", "&::first-letter": { textTransform: "uppercase" } }}
        >
          <time dateTime={at} title={format.dateTime(at)}>
            {format.relative(at)}
          </time>
          {by && ` · ${t("confirmed-by", { name: by })}`}
        </Typography>
      </Box>
      <Box sx={{ gridArea: "level" }}>
        <LevelSteps level={skill.level} kind={skill.skill.kind} descriptions={descriptions} />
        <ExpiryDate skill={skill} />
        <OwnView skill={skill} isMine={isMine} />
      </Box>
      <Box sx={{ gridArea: "source" }}>
        <SourceChip source={skill.source} />
        <EndorsedBy names={skill.endorsed_by.map(({ name }) => name)} />
      </Box>
      <Box sx={{ gridArea: "action" }}>{action}</Box>
    </Box>
  );
}
