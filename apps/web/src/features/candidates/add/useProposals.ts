import type { addCandidate, ResumeReading } from "@vaardig/contract/candidateList";
import type { Input } from "@vaardig/contract/endpoint";
import { useState } from "react";

type Body = Input<typeof addCandidate>["body"];
type Skill = ResumeReading["skills"][number];

/** A proposed skill as the recruiter leaves it: taken or not, at the level read or at one chosen. */
interface Choice {
  on: boolean;
  level: number;
}

const complete = (values: (string | null)[]) =>
  values.every((value) => value !== null && value.trim() !== "");

/** What of a résumé is taken over: found skills and complete entries at first, the rest when somebody asks for it. */
export function useProposals({ skills, experience, education }: ResumeReading) {
  const [skillChoices, setSkills] = useState<ReadonlyMap<string, Choice>>(
    () =>
      new Map(skills.map(({ skill, level, certainty }) => [skill.id, { on: certainty === "found", level }])),
  );
  const [jobs, setJobs] = useState(() =>
    experience.map((entry, at) => ({
      key: `job ${at}`,
      entry,
      on: complete([entry.position, entry.company]),
    })),
  );
  const [studies, setStudies] = useState(() =>
    education.map((entry, at) => ({
      key: `study ${at}`,
      entry,
      on: complete([entry.degree, entry.institution, entry.level]),
    })),
  );
  const choiceOf = ({ skill, level }: Skill): Choice => skillChoices.get(skill.id) ?? { on: false, level };

  /** As the call takes it. A level that was changed is the recruiter's word. */
  const chosen = (): Pick<Body, "skills" | "experience" | "education"> => ({
    skills: skills.flatMap((proposed) => {
      const { on, level } = choiceOf(proposed);
      if (!on) return [];
      const source = level === proposed.level ? ("inferred" as const) : ("confirmed" as const);
      const words = proposed.words?.slice(0, 300) ?? null;
      return [{ skill_id: proposed.skill.id, level, source, words, last_used: proposed.last_used }];
    }),
    experience: jobs.flatMap(({ entry, on }) => (on ? [entry] : [])),
    education: studies.flatMap(({ entry, on }) => (on ? [entry] : [])),
  });
  return {
    choiceOf,
    setSkill: (id: string, choice: Choice) => setSkills(new Map(skillChoices).set(id, choice)),
    jobs,
    setJob: (at: number, next: (typeof jobs)[number]) =>
      setJobs(jobs.map((one, place) => (place === at ? next : one))),
    studies,
    setStudy: (at: number, next: (typeof studies)[number]) =>
      setStudies(studies.map((one, place) => (place === at ? next : one))),
    chosen,
  };
}

export type Proposals = ReturnType<typeof useProposals>;
