import { compileJob } from "@vaardig/matching/compileJob";
import { explain } from "@vaardig/matching/explanation";
import type { Claim, Requirement, SkillFacts } from "@vaardig/matching/model";
import { rankPeople } from "@vaardig/matching/rankPeople";
import { readSearch } from "@vaardig/matching/textMatch/readSearch";
import { normalizeText } from "@vaardig/matching/textMatch/tokenize";
import { type Database, inCompany, type Tx } from "../../../platform/db/database.ts";
import type { MatchEngine, PeopleFilter, RankedPerson, RequiredSkill } from "../matchEngine.ts";
import { careerMapOf } from "./careerMapOf.ts";
import { readCareerProfiles } from "./careerProfiles.ts";
import { claimsOf, NO_CLAIMS } from "./claims.ts";
import { CompanyIndexes } from "./companyIndexes.ts";
import { CompanyVocabularies, type Vocabulary } from "./companyVocabularies.ts";
import { countSkills } from "./countSkills.ts";
import { CurrentTaxonomy } from "./currentTaxonomy.ts";
import {
  factsOfText,
  proposeFromClaims,
  proposeFromJobText,
  proposeFromResume,
  proposeFromText,
  proposeFromTitle,
} from "./proposals.ts";
import { singlePoints } from "./singlePoints.ts";
import { skillStateOf } from "./skillStateOf.ts";
import type { TaxonomyTexts } from "./taxonomyTexts.ts";
import { toSheet } from "./toSheet.ts";

/** Maximum number of search-as-you-type results. */
const SEARCH_LIMIT = 200;
/** Maximum number of skills that the rest of a search may mean. */
const NEAR = 3;
/** Strengths and gaps named per person. */
const NAMED = 3;
const ANYBODY: PeopleFilter = { search: "", departments: [], locations: [], hours: null };

function highlights(
  required: Requirement[],
  claims: Claim[],
  skills: SkillFacts,
): Pick<RankedPerson, "strengthIds" | "gapIds"> {
  const sheet = explain(required, claims, skills);
  const lines = sheet && sheet.score !== null ? sheet.requirements : [];
  const heaviest = [...lines].sort((a, b) => b.weight - a.weight || (a.skillId < b.skillId ? -1 : 1));
  const idsWhere = (short: boolean) =>
    heaviest
      .filter((line) => (line.status !== "met") === short)
      .slice(0, NAMED)
      .map((line) => line.skillId);
  return { strengthIds: idsWhere(false), gapIds: idsWhere(true) };
}

type Answers = Omit<MatchEngine, "close">;

/** Returns the engine's methods, on connections that see one company at a time. */
export function createMethods(db: Database): Record<string, (...args: unknown[]) => Promise<unknown>> {
  const vocabularies = new CompanyVocabularies();
  const companies = new CompanyIndexes(db, vocabularies);
  const current = new CurrentTaxonomy(db, () => {
    companies.forget();
    vocabularies.forget();
  });

  /** Runs `work` with the company's current vocabulary and skills. */
  async function withWords<T>(
    companyId: string,
    work: (vocabulary: Vocabulary, tx: Tx) => Promise<T>,
  ): Promise<T> {
    const taxonomy = await current.get();
    return inCompany(db, companyId, async (tx) => work(await vocabularies.get(tx, companyId, taxonomy), tx));
  }
  /** Returns the company's texts, for work that holds no connection meanwhile. */
  async function textsOf(companyId: string): Promise<TaxonomyTexts> {
    const vocabulary = await withWords(companyId, async (words) => words);
    return vocabulary.texts();
  }

  const answers: Answers = {
    async searchSkills(companyId, text, language, page, size) {
      const { search } = await textsOf(companyId);
      const hits = search.search(text, { lang: language, k: SEARCH_LIMIT });
      const shown = hits.slice(page * size, (page + 1) * size);
      return {
        found: shown.map(({ conceptId, label }) => ({ id: conceptId, matched: label })),
        total: hits.length,
      };
    },
    async readSearch(companyId, text, language, titles) {
      const { search, isTitle } = await textsOf(companyId);
      const own = new Set(titles.map(normalizeText));
      const { skills, rest } = readSearch(text, {
        skillCalled: (phrase) => search.called(phrase, { lang: language }),
        isTitle: (phrase) => own.has(normalizeText(phrase)) || isTitle(phrase),
      });
      const near = rest === "" ? [] : search.meant(rest, { lang: language, k: NEAR + skills.length });
      const nearIds = near
        .map(({ conceptId }) => conceptId)
        .filter((id) => !skills.some((skill) => skill.conceptId === id));
      return {
        skills: skills.map(({ conceptId, ...skill }) => ({ skillId: conceptId, ...skill })),
        rest,
        nearIds: nearIds.slice(0, NEAR),
      };
    },
    async linkSkills(companyId, phrases, { minScore, size, proposed = false }) {
      const vocabulary = await withWords(companyId, async (words) => words);
      const linker = proposed ? await vocabulary.linkerWithProposed() : (await vocabulary.texts()).linker;
      return phrases.map((phrase) =>
        linker
          .link(phrase, { k: size, minScore })
          .map(({ conceptId, label, score }) => ({ skillId: conceptId, label, score })),
      );
    },
    async proposeFromResume(companyId, document) {
      const vocabulary = await withWords(companyId, async (words) => words);
      const texts = await vocabulary.texts();
      return proposeFromResume({ texts, skills: vocabulary.skills }, document, new Date());
    },
    async proposeFromTitle(companyId, title) {
      return proposeFromTitle(await textsOf(companyId), title);
    },
    async proposeFromText(companyId, text) {
      return proposeFromText(await textsOf(companyId), text);
    },
    async requirementsOfText(companyId, text) {
      const vocabulary = await withWords(companyId, async (words) => words);
      return proposeFromJobText({ texts: await vocabulary.texts(), skills: vocabulary.skills }, text);
    },
    async factsOfText(companyId, text) {
      return factsOfText(await textsOf(companyId), text);
    },
    async proposeFromPerson(companyId, userId) {
      return withWords(companyId, async ({ skills }, tx) => {
        const claims = await claimsOf(tx, companyId, [userId], new Date());
        return proposeFromClaims(skills, claims.get(userId)?.claims ?? []);
      });
    },
    async rankPeople(companyId, required, { people: side, userIds, withoutIds, filter, page, size }) {
      const facts = await current.get();
      return companies.withPeople(companyId, facts, async (tx, people, skills, { found }) => {
        const eligible = people.allowed(side, userIds, withoutIds);
        const allow = filter ? await found(filter, eligible) : eligible;
        const job = compileJob(required, skills);
        const { rows, total } = rankPeople(people.index, job, skills, {
          allow,
          k: size,
          offset: page * size,
        });
        const ids = rows.flatMap((row) => people.ids[row.person] ?? []);
        const claims = await claimsOf(tx, companyId, ids, new Date());
        const ranked = rows.flatMap(({ person, score, band }) => {
          const id = people.ids[person];
          if (id === undefined) return [];
          return [{ id, score, band, ...highlights(required, claims.get(id)?.claims ?? [], skills) }];
        });
        return { page: ranked, total };
      });
    },
    async readyPeople(companyId) {
      const facts = await current.get();
      await companies.withPeople(companyId, facts, (_tx, people, _skills, { byName }) =>
        byName(ANYBODY, people.allowed("all"), { page: 0, size: 1 }),
      );
    },
    async peopleByName(companyId, { people: side, filter, ...page }) {
      const facts = await current.get();
      if (!companies.holdsPeople(companyId, facts)) return null;
      return companies.withPeople(companyId, facts, (_tx, people, _skills, { byName }) =>
        byName(filter, people.allowed(side), page),
      );
    },
    async rankVacancies(companyId, userId, vacancyIds) {
      const facts = await current.get();
      return companies.withVacancies(companyId, facts, async (tx, vacancies) => {
        const claims = await claimsOf(tx, companyId, [userId], new Date());
        return vacancies.rank(claims.get(userId)?.claims ?? [], vacancyIds);
      });
    },
    async bestOpenJobs(companyId, groups) {
      const facts = await current.get();
      return companies.withVacancies(companyId, facts, async (tx, vacancies) => {
        const userIds = groups.flatMap((group) => group.userIds);
        const claims = await claimsOf(tx, companyId, userIds, new Date());
        return groups.flatMap((group) =>
          vacancies.bestOf(group, (userId) => claims.get(userId)?.claims ?? NO_CLAIMS.claims),
        );
      });
    },
    async explain(companyId, userId, required: RequiredSkill[]) {
      return withWords(companyId, async ({ skills }, tx) => {
        const person = (await claimsOf(tx, companyId, [userId], new Date())).get(userId) ?? NO_CLAIMS;
        return toSheet(explain(required, person.claims, skills), person);
      });
    },
    async careerMap(companyId, question) {
      return withWords(companyId, async ({ skills }, tx) => {
        const profiles = await readCareerProfiles(tx, companyId);
        const held = (await claimsOf(tx, companyId, [question.userId], new Date())).get(question.userId);
        return careerMapOf(profiles, skills, held?.claims ?? [], question);
      });
    },
    async skillState(viewer) {
      const facts = await current.get();
      return companies.withPeople(viewer.companyId, facts, (tx, people, skills) =>
        skillStateOf(tx, viewer, people, skills),
      );
    },
    async countSkills(companyId, whose, asked) {
      const facts = await current.get();
      return companies.withPeople(companyId, facts, (tx, people, skills) =>
        countSkills(tx, whose, asked, { people, skills }),
      );
    },
    async singlePoints(companyId, whose, asked) {
      const facts = await current.get();
      return companies.withPeople(companyId, facts, (tx, people, skills) =>
        singlePoints(tx, whose, asked, { people, skills }),
      );
    },
  };
  return answers as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
}
