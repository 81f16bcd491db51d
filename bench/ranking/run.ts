import { skillStatistics } from "@vaardig/matching/adjacency";
import { claimCode } from "@vaardig/matching/claimCode";
import { compileJob } from "@vaardig/matching/compileJob";
import type { Claim, Requirement, SkillFacts } from "@vaardig/matching/model";
import { PostingIndexBuilder } from "@vaardig/matching/postingIndexBuilder";
import { rankPeople } from "@vaardig/matching/rankPeople";
import { buildSkillTable } from "@vaardig/matching/skillTable";
import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import type { StarterJob } from "@vaardig/taxonomy/starter/starterTypes";
import { print, reportResult } from "../lib/reportResult.ts";
import { seededRandom } from "../matching/generate.ts";
import { type GeneratedPerson, generatePerson } from "./people.ts";
import { averagePrecision, mean, ndcg, type Relevance } from "./quality.ts";

/** Measures ranking quality: people generated from job profiles with noise, ranked for every profile. */
const PEOPLE_PER_JOB = 4;
const FIRST = 10;

const { skills, jobs } = loadStarter();
const statistics = new Map(
  skillStatistics(
    jobs.flatMap((job) =>
      job.skills.map(({ skill, kind }) => ({ occupationId: job.key, skillId: skill, kind })),
    ),
  ).map((one) => [one.skillId, one]),
);
const facts = buildSkillTable(
  skills.map(({ key, kind, group }) => {
    const { idf = null, neighbours = [] } = statistics.get(key) ?? {};
    return { id: key, kind, idf, groupIds: [group], neighbours };
  }),
);

/** Returns people by number, best first. */
type Ranker = (job: StarterJob) => number[];

const requirementsOf = (job: StarterJob): Requirement[] =>
  job.skills.map(({ skill, ...asked }) => ({ ...asked, skillId: skill, mustHave: false }));

const random = seededRandom(11);
const people = jobs.flatMap((job) =>
  Array.from({ length: PEOPLE_PER_JOB }, () => generatePerson(job, jobs, random)),
);
const builder = new PostingIndexBuilder();
for (const [person, { claims }] of people.entries()) {
  builder.addPerson(person);
  for (const claim of claims) builder.add(person, facts.ordinalOf(claim.skillId), claimCode(claim));
}
const index = builder.finish();

/** Returns the product's ranker with one change. */
function ranker(
  change: { facts?: Partial<SkillFacts>; adjacency?: boolean; requirement?: Partial<Requirement> } = {},
): Ranker {
  const own = { ...facts, ...change.facts };
  const { adjacency = true } = change;
  return (job) => {
    const asked = requirementsOf(job).map((one) => ({ ...one, ...change.requirement }));
    const compiled = compileJob(asked, own, { adjacency });
    return rankPeople(index, compiled, own, { k: people.length }).rows.map(({ person }) => person);
  };
}

const idfOf = (claims: readonly Claim[]) => claims.map(({ skillId }) => facts.idf(skillId));

/**
 * Returns a baseline ranker: the dot product of rarity-weighted skill sets, divided by `length` of the
 * person's skills.
 */
function bags(length: (claims: readonly Claim[]) => number): Ranker {
  return (job) => {
    const asked = new Set(job.skills.map(({ skill }) => skill));
    const scores = people.map(({ claims }) => {
      const shared = idfOf(claims.filter(({ skillId }) => asked.has(skillId)));
      return shared.reduce((sum, idf) => sum + idf ** 2, 0) / (length(claims) || 1);
    });
    return scores
      .map((score, person) => ({ score, person }))
      .sort((a, b) => b.score - a.score)
      .map(({ person }) => person);
  };
}

function relevanceOf(job: StarterJob, person: GeneratedPerson): Relevance {
  if (person.job.key === job.key) return 2;
  return person.job.family === job.family ? 1 : 0;
}

interface Quality {
  /** Mean average precision of people in the profession. */
  map: number;
  /** Mean average precision of people in the profession or its family. */
  family: number;
  ndcg: number;
  /** Share of jobs whose top five are all in the family. */
  firstFive: number;
}

function qualityOf(rank: Ranker): Quality {
  const rankings = jobs.map((job) =>
    rank(job).flatMap((number) => {
      const person = people[number];
      return person ? [relevanceOf(job, person)] : [];
    }),
  );
  return {
    map: mean(rankings.map((ranked) => averagePrecision(ranked, 2))),
    family: mean(rankings.map((ranked) => averagePrecision(ranked, 1))),
    ndcg: mean(rankings.map((ranked) => ndcg(ranked, FIRST))),
    firstFive: mean(rankings.map((ranked) => Number(ranked.slice(0, 5).every((one) => one > 0)))),
  };
}

const configurations: [string, Ranker][] = [
  ["as it is", ranker()],
  ["no related skills", ranker({ adjacency: false })],
  ["no rarity", ranker({ facts: { idf: () => 2.5 } })],
  ["rarity twice as steep", ranker({ facts: { idf: (id) => 2 * facts.idf(id) } })],
  ["no groups", ranker({ facts: { groupOf: () => new Set() } })],
  ["no neighbours", ranker({ facts: { neighbours: () => [] } })],
  ["importance ignored", ranker({ requirement: { importance: 3 } })],
  ["levels ignored", ranker({ requirement: { level: 1 } })],
  ["rarity of what is shared", bags(() => 1)],
  ["TF-IDF cosine", bags((claims) => Math.hypot(...idfOf(claims)))],
];
const measured = new Map(configurations.map(([name, rank]) => [name, qualityOf(rank)]));
for (const [name, { map, family, ndcg: gain, firstFive }] of measured)
  print(
    `${name.padEnd(24)} MAP ${map.toFixed(3)}  MAP of the family ${family.toFixed(3)}  nDCG@10 ${gain.toFixed(3)}  first five of the family ${firstFive.toFixed(3)}`,
  );
const own = measured.get("as it is");
for (const [of, name] of [
  ["shared", "rarity of what is shared"],
  ["tfidf", "TF-IDF cosine"],
] as const) {
  const baseline = measured.get(name);
  if (!own || !baseline) throw new Error("all were measured");
  for (const figure of ["map", "family", "ndcg"] as const)
    reportResult(`ranking_${figure}_${of}`, own[figure], "share", ">=", Number(baseline[figure].toFixed(4)));
}
