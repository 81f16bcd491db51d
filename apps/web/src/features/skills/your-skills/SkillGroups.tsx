import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { PersonSkill } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { useRowFocus } from "../../../ui/useRowFocus.ts";
import { useSkillActions } from "../useSkillActions.ts";
import { groupSkills } from "./groupSkills.ts";
import { SkillRow } from "./SkillRow.tsx";

interface Props {
  skills: readonly PersonSkill[];
  /** Opens the confirmation request for a skill. */
  onAsk: (skillId: string) => void;
}

/** The reader's skills by group. */
export function SkillGroups({ skills, onAsk }: Props) {
  const { t } = useTranslation("skills");
  const language = useCurrentLanguage();
  const format = useFormat();
  const descriptionsOf = useLevelDescriptions();
  const actions = useSkillActions();
  const rows = useRowFocus<HTMLDivElement>();
  return (
    <Card ref={rows} sx={{ containerType: "inline-size" }}>
      {groupSkills(skills, language).map((group) => (
        <Box
          component="section"
          key={group.id}
          aria-labelledby={`group-${group.id}`}
          sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}
        >
          <Typography
            id={`group-${group.id}`}
            variant="caption"
            component="h3"
            sx={{
              px: { xs: 4, sm: 6 },
              py: 2,
              fontWeight: 600,
              color: "text.secondary",
              bgcolor: "background.default",
              borderBottom: 1,
              borderColor: "divider",
            }}
          >
            {group.name ?? t("no-group")} · {format.number(group.skills.length)}
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {group.skills.map((mine) => (
              <SkillRow
                key={mine.skill.id}
                mine={mine}
                descriptions={descriptionsOf(mine.skill)}
                actions={actions}
                onAsk={() => onAsk(mine.skill.id)}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Card>
  );
}
