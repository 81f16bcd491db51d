import type { BodyInput } from "@vaardig/contract/endpoint";
import type { PersonSkill, Skill, saveSkillProficiency } from "@vaardig/contract/skills/skills";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../lib/api/apiError.ts";
import { useSnackbar } from "../../lib/useSnackbar.ts";
import { useDeleteSkillProficiencyMutation, useSaveSkillProficiencyMutation } from "./skills.api.ts";

type Entry = BodyInput<typeof saveSkillProficiency>;

/**
 * Returns the request that restates a skill as before; null without a level. A confirmation cannot be
 * restored this way.
 */
function sameAgain({ skill, level, source, words, last_used, expires_on }: PersonSkill): Entry | null {
  if (level === null) return null;
  return {
    skill_id: skill.id,
    level,
    source: source === "inferred" ? "inferred" : "self",
    last_used,
    expires_on,
    ...(words === null ? {} : { words }),
  };
}

export interface SkillActions {
  /** Adds a skill; rejects with the call's error, which the form shows. */
  add: (skill: Skill, level: number, expiresOn?: string | null) => Promise<PersonSkill>;
  /** Removes an added skill without a message. */
  takeBack: (added: PersonSkill) => Promise<void>;
  tellAdded: (added: PersonSkill) => void;
  /** Changes a level or a licence's last day; on failure shows the error and restores the old value. */
  change: (mine: PersonSkill, level: number, expiresOn: string | null) => Promise<void>;
  remove: (mine: PersonSkill) => Promise<void>;
}

/** Returns the actions on the reader's skills, all with undo. */
export function useSkillActions(): SkillActions {
  const { t } = useTranslation("skills");
  const { show } = useSnackbar();
  const [save] = useSaveSkillProficiencyMutation();
  const [remove] = useDeleteSkillProficiencyMutation();

  const told = async (act: Promise<unknown>, done?: () => void) => {
    try {
      await act;
      done?.();
    } catch (error) {
      if (!isApiError(error)) throw error;
      show(error.message, "error");
    }
  };
  const undoBy = (act: () => Promise<unknown>) => ({ undo: () => void told(act()) });

  return {
    add: (skill, level, expires_on) =>
      save({ body: { skill_id: skill.id, level, source: "self", expires_on } }).unwrap(),
    takeBack: ({ id }) => told(remove({ query: { id } }).unwrap()),
    tellAdded: ({ id, skill, source }) =>
      show(
        t("added", { name: skill.name }),
        "success",
        source === "language" ? {} : undoBy(() => remove({ query: { id } }).unwrap()),
      ),
    change: (mine, level, expires_on) => {
      const before = sameAgain(mine);
      return told(
        save({ body: { skill_id: mine.skill.id, level, source: "self", expires_on } }).unwrap(),
        () =>
          show(
            t("level-saved", { name: mine.skill.name }),
            "success",
            before ? undoBy(() => save({ body: before }).unwrap()) : {},
          ),
      );
    },
    remove: (mine) => {
      const before = sameAgain(mine);
      return told(remove({ query: { id: mine.id } }).unwrap(), () =>
        show(
          t("removed", { name: mine.skill.name }),
          "success",
          before ? undoBy(() => save({ body: before }).unwrap()) : {},
        ),
      );
    },
  };
}
