import type { Named } from "@vaardig/contract/organization";
import type { RequiredSkill } from "@vaardig/contract/skillProfiles";
import { useLazyReadProfileSkillsQuery } from "../../lib/vacancySkills.api.ts";

/** What a chosen job profile fills in, as the form holds it at the moment. */
interface Filled {
  name: () => string;
  setName: (name: string) => void;
  skills: () => readonly RequiredSkill[];
  setSkills: (skills: RequiredSkill[]) => void;
}

/** Fills in from a job profile: its name where there is none, its skills as long as none were chosen. */
export function useFillFromProfile({ name, setName, skills, setSkills }: Filled) {
  const [readSkills] = useLazyReadProfileSkillsQuery();
  return async (profile: Named): Promise<void> => {
    if (name().trim() === "") setName(profile.name);
    if (skills().length > 0) return;
    const { data } = await readSkills({ query: { job_profile_id: profile.id } }, true);
    // Somebody may have chosen skills while they were read.
    if (data && skills().length === 0) setSkills(data.skills);
  };
}
