import type { Language } from "@vaardig/contract/limits";
import type { SimilarSkill } from "@vaardig/contract/skills/skillCatalogue";
import type { Tx } from "../../../platform/db/database.ts";
import type { MatchEngine } from "../../matching/matchEngine.ts";
import { skillsById } from "../skillsById.ts";

/** Minimum cosine at which a name counts as similar: "did you mean". */
const MIN_SCORE = 0.6;
const SHOWN = 5;

/** Returns the skills whose labels resemble any of these names, most similar first, including proposals. */
export async function similarSkills(
  tx: Tx,
  matching: Pick<MatchEngine, "linkSkills">,
  {
    companyId,
    names,
    language,
    except,
  }: { companyId: string; names: string[]; language: Language; except?: string },
): Promise<SimilarSkill[]> {
  const phrases = [...new Set(names.filter(Boolean))];
  const options = { minScore: MIN_SCORE, size: SHOWN, proposed: true };
  const links = (await matching.linkSkills(companyId, phrases, options)).flat();
  const best = new Map<string, (typeof links)[number]>();
  for (const link of links.sort((a, b) => b.score - a.score))
    if (link.skillId !== except && !best.has(link.skillId)) best.set(link.skillId, link);
  const ids = [...best.keys()].slice(0, SHOWN);
  const byId = await skillsById(tx, ids, language);
  const states = await statesOf(tx, ids);
  return ids.flatMap((id) => {
    const [skill, state, link] = [byId.get(id), states.get(id), best.get(id)];
    return skill && state && link ? [{ ...skill, ...state, matched: link.label, score: link.score }] : [];
  });
}

type State = Pick<SimilarSkill, "is_own" | "status">;

async function statesOf(tx: Tx, ids: string[]): Promise<Map<string, State>> {
  const { rows } = await tx.$client.query<State & { id: string }>({
    name: "skill_states",
    text: "select id, company_id is not null as is_own, status from skills where id = any($1::uuid[])",
    values: [ids],
  });
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}
