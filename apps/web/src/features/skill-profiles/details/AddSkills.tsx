import Box from "@mui/material/Box";
import type { Skill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { firstLevel } from "../../../shared/skills/levelNames.ts";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import type { SkillDraft } from "../../../shared/skills/skillList.ts";
import { skillAdded, useSkillProfileState } from "../skillProfile.slice.ts";
import { RecommendedSkills } from "./RecommendedSkills.tsx";

const asEntry = (skill: Skill, level: number | null, kind: SkillDraft["kind"]): SkillDraft => ({
  skill,
  level: firstLevel(skill, level),
  kind,
  importance: 3,
  must_have: false,
});

/** Adds skills to the open profile by search and from recommendations; only stated levels are taken over. */
export function AddSkills({ failed }: { failed: boolean }) {
  const { t } = useTranslation("skill-profiles");
  const dispatch = useDispatch();
  const { skillProfile, skillProfileRecommendations } = useSkillProfileState();
  const [text, setText] = useState("");
  const taken = new Map(skillProfile?.skills.map(({ skill }) => [skill.id, t("add.taken")]) ?? []);
  const add = (entry: SkillDraft) => dispatch(skillAdded({ entry }));
  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      <Box sx={{ maxWidth: 480 }}>
        <SkillSearch
          label={t("add.label")}
          text={text}
          onText={setText}
          onPick={(skill) => add(asEntry(skill, null, "essential"))}
          taken={taken}
        />
      </Box>
      <RecommendedSkills
        failed={failed}
        skills={skillProfileRecommendations.filter(({ skill }) => !taken.has(skill.id))}
        onAdd={({ skill, level }) => add(asEntry(skill, level, "optional"))}
      />
    </Box>
  );
}
