import { useCallback } from "react";
import { usePath } from "../../lib/usePath.ts";

/** What a goal begins with when another screen starts it. */
export interface GoalStart {
  /** Skills to reach, each at a level of 1–5. */
  skills?: { id: string; level: number }[];
  /** Whose goal it will be; left out for one's own. */
  person?: string;
  name?: string;
  /** The job profile that the goal leads to. */
  jobProfile?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The query of the wizard's address. */
export function toGoalQuery({ skills = [], person, name, jobProfile }: GoalStart): string {
  const query = new URLSearchParams();
  if (skills.length > 0) query.set("skills", skills.map(({ id, level }) => `${id}:${level}`).join(","));
  if (person) query.set("for", person);
  if (name) query.set("name", name);
  if (jobProfile) query.set("job_profile", jobProfile);
  return query.toString();
}

/** What an address says a goal begins with; parts that make no sense are left out. */
export function readGoalQuery(query: URLSearchParams): GoalStart {
  const skills = (query.get("skills") ?? "").split(",").flatMap((part) => {
    const [id = "", level] = part.split(":");
    return UUID.test(id) && /^[1-5]$/.test(level ?? "") ? [{ id, level: Number(level) }] : [];
  });
  const idOf = (key: string) => {
    const id = query.get(key);
    return id && UUID.test(id) ? id : undefined;
  };
  const person = idOf("for");
  const jobProfile = idOf("job_profile");
  const name = query.get("name");
  return {
    ...(skills.length > 0 && { skills }),
    ...(person && { person }),
    ...(name && { name }),
    ...(jobProfile && { jobProfile }),
  };
}

/** Address of the wizard that adds a goal; undefined when the reader's role has no goals. */
export function useAddGoalPath(): (start: GoalStart) => string | undefined {
  const pathTo = usePath();
  return useCallback(
    (start) => {
      const path = pathTo("add-goal");
      const query = toGoalQuery(start);
      return path && query ? `${path}?${query}` : path;
    },
    [pathTo],
  );
}
