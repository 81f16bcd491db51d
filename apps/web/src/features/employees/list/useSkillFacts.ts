import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import type { SkillFacts } from "@vaardig/contract/employees/skillFacts";
import { useListSkillFactsQuery } from "../employees.api.ts";
import { type Column, FACTS } from "./columns.ts";

/** What is known about the skills of people, by id, where a column asks for it. */
export interface Facts {
  of: (id: string) => SkillFacts | undefined;
  isFailed: boolean;
}

/** Reads the facts of a page of people once a shown column needs them. */
export function useSkillFacts(rows: readonly EmployeeRow[], columns: readonly Column[]): Facts {
  const isAsked = rows.length > 0 && FACTS.some((column) => columns.includes(column));
  const read = useListSkillFactsQuery({ query: { user_ids: rows.map(({ id }) => id) } }, { skip: !isAsked });
  return {
    of: (id) => read.data?.data.find(({ user_id: userId }) => userId === id),
    isFailed: read.isError,
  };
}
