import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import { skillsOfText } from "@vaardig/contract/vacancies";
import type { App } from "../../app.ts";
import { route } from "../../platform/http/route.ts";
import type { AskedSkill } from "../../platform/matching/matchEngine.ts";
import { skillsById } from "../../platform/taxonomy/skillsById.ts";

/** What a text's own words for a skill's weight mean for a requirement; importance 3 is the middle one. */
const RATING = {
  must: { kind: "essential", importance: 5, must_have: true },
  neutral: { kind: "essential", importance: 3, must_have: false },
  plus: { kind: "optional", importance: 2, must_have: false },
} as const;

/** A licence is held or not: the server knows its one level, and nobody chooses it. */
function levelsOf({ level, suggestedLevel }: AskedSkill, isLicence: boolean) {
  return isLicence
    ? { level: LICENCE_LEVEL, suggested_level: null }
    : { level, suggested_level: suggestedLevel };
}

export function skillsOfTextRoutes(app: App): void {
  route(app, skillsOfText, async ({ body, viewer, tx, services, language }) => {
    const asked = await services.matching.requirementsOfText(viewer.companyId, body.text);
    const byId = await skillsById(
      tx,
      asked.map(({ skillId }) => skillId),
      language,
    );
    return {
      skills: asked.flatMap((one) => {
        const skill = byId.get(one.skillId);
        const [first] = one.places;
        if (!skill || !first) return [];
        const words = body.text.slice(first.start, first.end);
        const levels = levelsOf(one, skill.kind === "licence");
        return [{ skill, ...levels, ...RATING[one.weight], words, places: one.places }];
      }),
    };
  });
}
