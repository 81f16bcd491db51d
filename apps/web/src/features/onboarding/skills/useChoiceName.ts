import { useCurrentLanguage } from "../../../lib/language/useCurrentLanguage.ts";
import { useSearchSkillsQuery } from "../../../shared/skills/skills.api.ts";
import type { Choice } from "./draft.ts";

/**
 * Returns the name of a selected skill in the current language, even when it was selected in the other one.
 */
export function useChoiceName({ skill, language }: Choice, known: string | undefined): string {
  const current = useCurrentLanguage();
  const { data } = useSearchSkillsQuery(
    { query: { search_query: skill.name, size: 20 } },
    { skip: known !== undefined || language === current },
  );
  return known ?? data?.data.find((one) => one.id === skill.id)?.name ?? skill.name;
}
