import type { TextSkill } from "@vaardig/contract/jobs/recruitingJobs";
import { useState } from "react";
import { type ChosenLevels, toRequirements, withSuggested } from "./foundSkills.ts";

/** Returns the selection of skills found in a text and their levels; `taken` are already required. */
export function useChosenSkills(found: readonly TextSkill[], taken: ReadonlySet<string>) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ChosenLevels>({});
  const fresh = found.filter(({ skill }) => !taken.has(skill.id));
  const wanted = fresh.filter(({ skill }) => !left.has(skill.id));
  return {
    found,
    taken,
    left,
    chosen,
    wanted,
    ...toRequirements(wanted, chosen),
    onLevel: (id: string, level: number) => setChosen({ ...chosen, [id]: level }),
    onToggle: (id: string) => {
      const next = new Set(left);
      if (!next.delete(id)) next.add(id);
      setLeft(next);
    },
    onUseSuggested: () => setChosen(withSuggested(wanted, chosen)),
    reset: () => {
      setLeft(new Set());
      setChosen({});
    },
  };
}

export type ChosenSkills = ReturnType<typeof useChosenSkills>;
