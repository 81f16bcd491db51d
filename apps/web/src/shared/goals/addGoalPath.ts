import { useCallback } from "react";
import { usePath } from "../../lib/usePath.ts";

/** Initial values of a goal started from another screen. */
export interface GoalStart {
  /** Target skills, each with a level of 1–5. */
  skills?: { id: string; level: number }[];
  /** Owner of the goal; absent for the reader's own. */
  person?: string;
  name?: string;
  /** Id of the target job profile. */
  jobProfile?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the query string of the wizard's URL. */
export function toGoalQuery({ skills = [], person, name, jobProfile }: GoalStart): string {
  const query = new URLSearchParams();
  if (skills.length > 0) query.set("skills", skills.map(({ id, level }) => `${id}:${level}`).join(","));
  if (person) query.set("for", person);
  if (name) query.set("name", name);
  if (jobProfile) query.set("job_profile", jobProfile);
  return query.toString();
}

/** Parses the initial values of a goal from a URL; invalid parts are omitted. */
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

/** Returns a function that gives the path of the goal wizard; undefined when the role has no goals. */
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
