import Box from "@mui/material/Box";
import type { PersonSkill, Skill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmForm } from "../../../shared/skills/confirm/ConfirmForm.tsx";
import { SkillSearch } from "../../../shared/skills/SkillSearch.tsx";
import { SideSheet } from "../../../ui/SideSheet.tsx";

interface Props {
  userId: string;
  skills: readonly PersonSkill[];
  onClose: () => void;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Sheet to rate any skill of a person, including unstated ones. */
export function RateSheet({ userId, skills, onClose }: Props) {
  const { t } = useTranslation("profile");
  const [text, setText] = useState("");
  const [skill, setSkill] = useState<Skill | null>(null);
  return (
    <SideSheet open onClose={onClose} title={t("skills.rate-add")}>
      <Box sx={{ display: "grid", gap: 6, pt: 2 }}>
        <SkillSearch
          label={t("skills.rate-search")}
          text={text}
          onText={setText}
          onPick={setSkill}
          taken={NONE}
          autoFocus
        />
        {skill && (
          <ConfirmForm
            key={skill.id}
            userId={userId}
            skill={skill}
            current={skills.find((one) => one.skill.id === skill.id)}
            onDone={onClose}
          />
        )}
      </Box>
    </SideSheet>
  );
}
