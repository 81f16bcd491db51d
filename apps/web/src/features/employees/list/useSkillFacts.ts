import type { EmployeeRow } from "@vaardig/contract/employees/employees";
import type { SkillFacts } from "@vaardig/contract/employees/skillFacts";
import { useMemo } from "react";
import { useListSkillFactsQuery } from "../employees.api.ts";
import { type Column, FACT_COLUMNS } from "./columns.ts";

/** Skill data of people by id, when a column needs it. */
export interface SkillFactsById {
  of: (id: string) => SkillFacts | undefined;
  isFailed: boolean;
}

/** Loads the skill data for a page of people when a visible column needs it. */
export function useSkillFacts(rows: readonly EmployeeRow[], columns: readonly Column[]): SkillFactsById {
  const isAsked = rows.length > 0 && FACT_COLUMNS.some((column) => columns.includes(column));
  const read = useListSkillFactsQuery({ query: { user_ids: rows.map(({ id }) => id) } }, { skip: !isAsked });
  const { data, isError: isFailed } = read;
  return useMemo(() => {
    const byId = new Map(data?.data.map((facts) => [facts.user_id, facts]));
    return { of: (id) => byId.get(id), isFailed };
  }, [data, isFailed]);
}
