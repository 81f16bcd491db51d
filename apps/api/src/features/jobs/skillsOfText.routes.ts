import { skillsOfText } from "@vaardig/contract/vacancies";
import type { App } from "../../app.ts";
import { route } from "../../platform/http/route.ts";
import { skillsById } from "../../platform/taxonomy/skillsById.ts";

/** An importance nobody stated: the middle one. */
const IMPORTANCE = 3;

export function skillsOfTextRoutes(app: App): void {
  route(app, skillsOfText, async ({ body, viewer, tx, services, language }) => {
    const asked = await services.matching.requirementsOfText(viewer.companyId, body.text);
    const byId = await skillsById(
      tx,
      asked.map(({ skillId }) => skillId),
      language,
    );
    return {
      skills: asked.flatMap(({ skillId, level, kind, places }) => {
        const skill = byId.get(skillId);
        const [first] = places;
        if (!skill || !first) return [];
        const words = body.text.slice(first.start, first.end);
        return [{ skill, level, kind, importance: IMPORTANCE, must_have: false, words, places }];
      }),
    };
  });
}
