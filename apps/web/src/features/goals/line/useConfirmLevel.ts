import type { LevelProposal } from "@vaardig/contract/goals/levelProposals";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "../../../lib/api/apiError.ts";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { useConfirmSkillsMutation } from "../../../shared/skills/skills.api.ts";

/**
 * Returns a function that confirms a proposed or adjusted level; `moved` describes the effect on the match.
 */
export function useConfirmLevel() {
  const { t } = useTranslation("goals");
  const format = useFormat();
  const [confirmSkills, { isLoading }] = useConfirmSkillsMutation();
  // A second click may come before the first one renders.
  const isSent = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [moved, setMoved] = useState<string | null>(null);

  const tellOf = ({ person, skill, job }: LevelProposal, isAsProposed: boolean): string => {
    const words = { name: person.name, skill: skill.name };
    const before = job?.now.score;
    const after = job?.reached.score;
    if (!isAsProposed || typeof before !== "number" || typeof after !== "number" || !job)
      return t("confirm.done", words);
    const match = { job: job.name, from: format.percent(before), to: format.percent(after) };
    if (match.from === match.to) return t("confirm.done", words);
    return t("confirm.moved", { ...words, ...match });
  };
  const confirm = async (proposal: LevelProposal, level: number) => {
    if (isSent.current) return;
    isSent.current = true;
    setProblem(null);
    try {
      const skills = [{ skill_id: proposal.skill.id, level }];
      await confirmSkills({ body: { user_id: proposal.person.id, skills } }).unwrap();
      setMoved(tellOf(proposal, level === proposal.level));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.message);
    } finally {
      isSent.current = false;
    }
  };
  return { confirm, problem, isLoading, moved };
}
