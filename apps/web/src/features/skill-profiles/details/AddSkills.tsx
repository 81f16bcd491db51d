import Box from "@mui/material/Box";
import type { RequiredSkill } from "@vaardig/contract/skillProfiles";
import type { Skill } from "@vaardig/contract/skills";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { SkillSearch } from "../../../ui/SkillSearch.tsx";
import { skillAdded, useSkillProfileState } from "../skillProfile.slice.ts";
import { Recommended } from "./Recommended.tsx";

/** Level of a skill that nobody has rated yet. */
const FIRST_LEVEL = 3;

const asEntry = (skill: Skill, level: number, kind: RequiredSkill["kind"]): RequiredSkill => ({
  skill,
  level,
  kind,
  importance: 3,
  must_have: false,
});

/** Adds skills to the open profile: by searching, and from what is recommended. */
export function AddSkills({ failed }: { failed: boolean }) {
  const { t } = useTranslation("skill-profiles");
  const dispatch = useDispatch();
  const { skillProfile, skillProfileRecommendations } = useSkillProfileState();
  const [text, setText] = useState("");
  const taken = new Map(skillProfile?.skills.map(({ skill }) => [skill.id, t("add.taken")]) ?? []);
  const add = (entry: RequiredSkill) => dispatch(skillAdded({ entry }));
  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      <Box sx={{ maxWidth: 480 }}>
        <SkillSearch
          label={t("add.label")}
          text={text}
          onText={setText}
          onPick={(skill) => add(asEntry(skill, FIRST_LEVEL, "essential"))}
          taken={taken}
        />
      </Box>
      <Recommended
        failed={failed}
        skills={skillProfileRecommendations.filter(({ skill }) => !taken.has(skill.id))}
        onAdd={({ skill, level, suggested_level }) =>
          add(asEntry(skill, level ?? suggested_level ?? FIRST_LEVEL, "optional"))
        }
      />
    </Box>
  );
}
