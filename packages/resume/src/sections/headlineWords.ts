import organisationWords from "../data/organisationWords.json" with { type: "json" };
import roleWords from "../data/roleWords.json" with { type: "json" };

const roles = new Set(roleWords.words);
const multiWordRoles = roleWords.words.filter((word) => word.includes(" "));
const organisations = new Set(organisationWords.words);

/** Whether a piece of a headline reads like a job title, in English or Dutch. */
export function looksLikeRole(text: string): boolean {
  const lower = text.toLowerCase();
  return (
    wordsOf(lower).some(
      (word) => roles.has(word) || roleWords.endings.some((ending) => word.endsWith(ending)),
    ) || multiWordRoles.some((role) => lower.includes(role))
  );
}

/** Whether a piece of a headline reads like the name of an organisation. */
export function looksLikeOrganisation(text: string): boolean {
  return wordsOf(text.toLowerCase()).some(
    (word) =>
      organisations.has(word) ||
      organisations.has(word.replace(/\.$/, "")) ||
      organisationWords.endings.some((ending) => word.length > ending.length && word.endsWith(ending)),
  );
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,/()&-]+/).filter((word) => word !== "");
}
