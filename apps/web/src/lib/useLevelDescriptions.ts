import { useCallback, useMemo } from "react";
import { useGetLevelDescriptionsQuery } from "./skills.api.ts";

/** Behaviour of the five levels for a skill group; undefined while it is read. */
export type DescriptionsOf = (groupId: string | null) => readonly string[] | undefined;

/** What the five levels mean per skill group, with the general words for groups without their own. */
export function useLevelDescriptions(): DescriptionsOf {
  const { data } = useGetLevelDescriptionsQuery();
  const byGroup = useMemo(
    () => new Map((data?.data ?? []).map(({ group_id, levels }) => [group_id, levels])),
    [data],
  );
  return useCallback((groupId) => byGroup.get(groupId) ?? byGroup.get(null), [byGroup]);
}
