import { compileJob } from "@vaardig/matching/compileJob";
import { explain } from "@vaardig/matching/explanation";
import type { Claim, Requirement } from "@vaardig/matching/model";
import { rankPeople } from "@vaardig/matching/rankPeople";
import { type Database, inCompany } from "../../db/database.ts";
import type { MatchEngine, RankedPerson, RequiredSkill } from "../matchEngine.ts";
import { claimsOf, type PersonClaims } from "./claims.ts";
import { CompanyIndexes } from "./companyIndexes.ts";
import { CurrentTaxonomy } from "./currentTaxonomy.ts";
import { fromClaims, fromResume, fromText, fromTitle } from "./proposals.ts";
import type { Taxonomy } from "./taxonomy.ts";
import { toSheet } from "./toSheet.ts";

/** Results of a search as you type, at most. */
const SEARCH_LIMIT = 200;
/** Strengths and gaps named beside a person. */
const NAMED = 3;
const NOBODY: PersonClaims = { claims: [], lastUsed: new Map() };

function highlights(
  required: Requirement[],
  claims: Claim[],
  taxonomy: Taxonomy,
): Pick<RankedPerson, "strengthIds" | "gapIds"> {
  const lines = explain(required, claims, taxonomy.skills)?.requirements ?? [];
  const heaviest = [...lines].sort((a, b) => b.weight - a.weight || (a.skillId < b.skillId ? -1 : 1));
  const idsWhere = (short: boolean) =>
    heaviest
      .filter((line) => (line.status !== "met") === short)
      .slice(0, NAMED)
      .map((line) => line.skillId);
  return { strengthIds: idsWhere(false), gapIds: idsWhere(true) };
}

type Answers = Omit<MatchEngine, "close">;

/** The engine's answers by method, on connections that see one company at a time. */
export function createAnswers(db: Database): Record<string, (...args: unknown[]) => Promise<unknown>> {
  const companies = new CompanyIndexes(db);
  const current = new CurrentTaxonomy(db, () => companies.forget());

  async function claimsFor(companyId: string, userIds: string[]): Promise<Map<string, PersonClaims>> {
    return inCompany(db, companyId, (tx) => claimsOf(tx, companyId, userIds, new Date()));
  }

  const answers: Answers = {
    async searchSkills(_companyId, text, language, page, size) {
      const { search } = await (await current.get()).texts();
      const hits = search.search(text, { lang: language, k: SEARCH_LIMIT });
      const shown = hits.slice(page * size, (page + 1) * size);
      return {
        found: shown.map(({ conceptId, label }) => ({ id: conceptId, matched: label })),
        total: hits.length,
      };
    },
    async proposeFromResume(_companyId, document) {
      return fromResume(await (await current.get()).texts(), document, new Date());
    },
    async proposeFromTitle(_companyId, title) {
      return fromTitle(await (await current.get()).texts(), title);
    },
    async proposeFromText(_companyId, text) {
      return fromText(await (await current.get()).texts(), text);
    },
    async proposeFromPerson(companyId, userId) {
      const { skills } = await current.get();
      const claims = await claimsFor(companyId, [userId]);
      return fromClaims(skills, claims.get(userId)?.claims ?? []);
    },
    async rankPeople(companyId, required, { people: side, userIds, page, size }) {
      const facts = await current.get();
      return companies.withPeople(companyId, facts, async (tx, people) => {
        const allow = people.allowed(side, userIds);
        const job = compileJob(required, facts.skills);
        const { rows, total } = rankPeople(people.index, job, facts.skills, {
          allow,
          k: size,
          offset: page * size,
        });
        const ids = rows.flatMap((row) => people.ids[row.person] ?? []);
        const claims = await claimsOf(tx, companyId, ids, new Date());
        const ranked = rows.flatMap(({ person, score, band }) => {
          const id = people.ids[person];
          if (id === undefined) return [];
          return [{ id, score, band, ...highlights(required, claims.get(id)?.claims ?? [], facts) }];
        });
        return { page: ranked, total };
      });
    },
    async rankVacancies(companyId, userId, vacancyIds) {
      const facts = await current.get();
      return companies.withVacancies(companyId, facts, async (tx, vacancies) => {
        const claims = await claimsOf(tx, companyId, [userId], new Date());
        return vacancies.rank(claims.get(userId)?.claims ?? [], vacancyIds);
      });
    },
    async explain(companyId, userId, required: RequiredSkill[]) {
      const { skills } = await current.get();
      const person = (await claimsFor(companyId, [userId])).get(userId) ?? NOBODY;
      return toSheet(explain(required, person.claims, skills), person.lastUsed);
    },
    async reload() {
      await current.reload();
    },
  };
  return answers as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
}
