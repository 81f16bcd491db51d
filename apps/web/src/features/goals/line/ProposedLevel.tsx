import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { MatchBar } from "../../../shared/match/MatchBar.tsx";
import { LevelInput } from "../../../shared/skills/LevelInput.tsx";
import { asLevel } from "../../../shared/skills/levelNames.ts";
import { useLevelDescriptions } from "../../../shared/skills/useLevelDescriptions.ts";
import { PersonAvatar } from "../../../ui/PersonAvatar.tsx";

interface Props {
  proposal: LevelProposal;
  level: number;
  onLevel: (level: number) => void;
}

/** A pending level: person, evidence, level with the required one outlined, and effect on the match. */
export function ProposedLevel({ proposal, level, onLevel }: Props) {
  const { t } = useTranslation(["goals", "common"]);
  const format = useFormat();
  const descriptionsOf = useLevelDescriptions();
  const { person, skill, current, required, goal, action, evidence, job, created_at: at } = proposal;
  const now = asLevel(current);
  const need = asLevel(required);
  return (
    <>
      <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
        <PersonAvatar name={person.name} src={person.photo_url} />
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {person.name}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            {goal.name === ""
              ? t("goals:confirm.by-course", { when: format.relative(at) })
              : t("goals:confirm.by", { goal: goal.name, when: format.relative(at) })}
          </Typography>
        </Box>
      </Box>
      {(action || evidence) && (
        <Box component="blockquote" sx={{ m: 0, pl: 4, borderLeft: 3, borderColor: "divider" }}>
          {action && <Typography sx={{ fontWeight: 500, overflowWrap: "anywhere" }}>{action}</Typography>}
          {evidence && (
            <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{evidence}</Typography>
          )}
        </Box>
      )}
      <Box>
        <Typography component="h4" sx={{ fontWeight: 600, mb: 2 }}>
          {skill.name}
        </Typography>
        <LevelInput
          level={level}
          required={required}
          label={t("goals:wizard.level-of", { name: skill.name })}
          kind={skill.kind}
          descriptions={descriptionsOf(skill)}
          onChange={onLevel}
        />
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {[
            t("goals:confirm.now", { level: now ? t(`common:levels.${now}`) : t("common:levels.none") }),
            need && t("goals:confirm.required", { level: t(`common:levels.${need}`) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Box>
      {job && (
        <Box>
          <Typography component="h4" sx={{ fontWeight: 600, mb: 2 }}>
            {t("goals:confirm.match", { job: job.name })}
          </Typography>
          <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
            <Box>
              <Typography variant="caption">{t("goals:confirm.before")}</Typography>
              <MatchBar band={job.now.band} score={job.now.score} capped={job.now.capped} />
            </Box>
            <Box>
              <Typography variant="caption">{t("goals:confirm.after")}</Typography>
              <MatchBar band={job.reached.band} score={job.reached.score} capped={job.reached.capped} />
            </Box>
          </Box>
        </Box>
      )}
    </>
  );
}
