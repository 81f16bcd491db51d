import type { Skill } from "@vaardig/contract/skills/skills";
import { useCallback, useMemo } from "react";
import { useGetLevelDescriptionsQuery } from "./skills.api.ts";

/** Descriptions of a skill's five levels; undefined while loading. */
export type DescriptionsOf = (
  skill: Pick<Skill, "id" | "group_id"> & Partial<Pick<Skill, "kind">>,
) => readonly string[] | undefined;

/**
 * Returns the level descriptions of a skill: its own, its kind's, its group's, or the general ones; none for a licence.
 */
export function useLevelDescriptions(): DescriptionsOf {
  const { data } = useGetLevelDescriptionsQuery();
  const texts = useMemo(
    () => ({
      bySkill: new Map(
        (data?.skills ?? []).flatMap(({ skill_ids, levels }) => skill_ids.map((id) => [id, levels] as const)),
      ),
      byKind: new Map<string, string[]>((data?.kinds ?? []).map(({ kind, levels }) => [kind, levels])),
      byGroup: new Map((data?.data ?? []).map(({ group_id, levels }) => [group_id, levels])),
    }),
    [data],
  );
  return useCallback(
    ({ id, group_id, kind }) =>
      kind === "licence"
        ? undefined
        : (texts.bySkill.get(id) ??
          texts.byKind.get(kind ?? "") ??
          texts.byGroup.get(group_id) ??
          texts.byGroup.get(null)),
    [texts],
  );
}
