import Button from "@mui/material/Button";
import { CONFIRMATION_ROLES } from "@vaardig/contract/confirmations/confirmations";
import type { Skill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../lib/libState.ts";
import { useGetSkillProficiencyQuery } from "../skills/skills.api.ts";
import { RequestConfirmationSheet } from "./RequestConfirmationSheet.tsx";

interface Props {
  skill: Skill;
  /** Level that a confirmation has to reach to help. */
  level: number;
}

/** Asks to confirm one of the reader's skills; nothing where the reader does not state the level already. */
export function RequestConfirmationButton({ skill, level }: Props) {
  const { t } = useTranslation("confirmations");
  const { user } = useAuth();
  const isAsker = CONFIRMATION_ROLES.some((role) => role === user?.system_role);
  const { data } = useGetSkillProficiencyQuery(undefined, { skip: !isAsker });
  const [isOpen, setOpen] = useState(false);
  const mine = data?.data.find((one) => one.skill.id === skill.id);
  const stated = mine?.own_view?.level ?? mine?.level ?? 0;
  if (!data || !mine?.can.includes("ask") || stated < level) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t("ask.open-named", { name: skill.name })}
        onClick={() => setOpen(true)}
      >
        {t("ask.open")}
      </Button>
      {isOpen && (
        <RequestConfirmationSheet
          skills={data.data.filter(({ can }) => can.includes("ask"))}
          preset={skill.id}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
