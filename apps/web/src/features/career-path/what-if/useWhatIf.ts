import type { Skill } from "@vaardig/contract/skills/skills";
import { useState } from "react";
import { useDebounced } from "../../../lib/useDebounced.ts";
import { useTryCareerChangesQuery } from "../career-path.api.ts";

/** Debounce in milliseconds, because sliders and checkboxes change quickly. */
const PAUSE_MS = 150;

export interface WhatIfSkill {
  skill: Skill;
  level: number;
}

/** Returns the trial state: levels, courses, and their effect from the server. */
export function useWhatIf(userId: string | undefined, targetId: string | null) {
  const [skills, setSkills] = useState<readonly WhatIfSkill[]>([]);
  const [courseIds, setCourseIds] = useState<readonly string[]>([]);
  const body = {
    ...(userId && { user_id: userId }),
    ...(targetId && { id: targetId }),
    skills: skills.map(({ skill, level }) => ({ skill_id: skill.id, level })),
    course_ids: [...courseIds],
  };
  const asked = useDebounced(JSON.stringify(body), PAUSE_MS);
  const { data, error, isFetching, refetch } = useTryCareerChangesQuery({
    body: JSON.parse(asked) as typeof body,
  });
  return {
    skills,
    courseIds,
    /** The last response, kept while the next one loads. */
    trial: data,
    error,
    isBusy: isFetching || asked !== JSON.stringify(body),
    refetch,
    raise: (skill: Skill, level: number) =>
      setSkills((before) => [...before.filter((one) => one.skill.id !== skill.id), { skill, level }]),
    leave: (id: string) => setSkills((before) => before.filter((one) => one.skill.id !== id)),
    toggleCourse: (id: string) =>
      setCourseIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    clear: () => {
      setSkills([]);
      setCourseIds([]);
    },
  };
}
