import { claimCode } from "@vaardig/matching/claimCode";
import { compileJob } from "@vaardig/matching/compileJob";
import { buildJobIndex } from "@vaardig/matching/jobIndex";
import type { PostingIndex } from "@vaardig/matching/postingIndex";
import { PostingIndexBuilder } from "@vaardig/matching/postingIndexBuilder";
import { JobRanker } from "@vaardig/matching/rankJobs";
import { rankPeople } from "@vaardig/matching/rankPeople";
import { SEGMENT_SIZE } from "@vaardig/matching/segment";
import { buildSkillTable, type SkillTable } from "@vaardig/matching/skillTable";
import { buildLinker } from "@vaardig/matching/textMatch/linker";
import { PrefixSearch } from "@vaardig/matching/textMatch/prefixSearch";
import {
  differentSkills,
  generateClaim,
  generateJob,
  generateLabels,
  generateSkills,
  seededRandom,
  zipfSkills,
} from "./generate.ts";
import { bytesInUse, percentile, printBench, timeCalls } from "./measure.ts";

const PEOPLE = 1_000_000;
const SKILLS_PER_PERSON = 20;
const SKILLS_PER_JOB = 12;
const JOBS = 5_000;
const LABELS = 100_000;
const PAGE = 50;
const MEGABYTE = 1_000_000;

/** Measures the longest delay of a request by merging: one segment with 1 % of its people changed. */
function benchMerge(index: PostingIndex, draw: () => number, random: () => number): void {
  const merges: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    for (let place = turn; place < SEGMENT_SIZE; place += 100) {
      const claims = differentSkills(SKILLS_PER_PERSON, draw).map((skill) => ({
        skill,
        code: claimCode(generateClaim(skill, random)),
      }));
      index.upsert(turn * SEGMENT_SIZE + place, claims);
    }
    const start = performance.now();
    index.compactFullest(1);
    merges.push(performance.now() - start);
  }
  printBench("match_1m_merge_p95", percentile(merges.slice(2), 0.95), "ms", 50);
}

function benchPeople(skills: SkillTable): void {
  const random = seededRandom(7);
  const draw = zipfSkills(random);
  const before = bytesInUse();
  const builder = new PostingIndexBuilder();
  for (let person = 0; person < PEOPLE; person += 1) {
    for (const skill of differentSkills(SKILLS_PER_PERSON, draw)) {
      builder.add(person, skill, claimCode(generateClaim(skill, random)));
    }
  }
  const index = builder.finish();
  for (const adjacency of [false, true]) {
    const name = adjacency ? "match_1m_adjacency" : "match_1m";
    const jobs = Array.from({ length: 120 }, () =>
      compileJob(generateJob(SKILLS_PER_JOB, draw, random), skills, { adjacency }),
    );
    const times = timeCalls(20, 100, (turn) => rankPeople(index, jobs[turn] ?? null, skills, { k: PAGE }));
    printBench(`${name}_p50`, percentile(times, 0.5), "ms", adjacency ? 20 : 10);
    if (!adjacency) printBench(`${name}_p95`, percentile(times, 0.95), "ms", 20);
  }
  benchMerge(index, draw, random);
  printBench("match_1m_memory", (bytesInUse() - before) / MEGABYTE, "MB", 150);
}

function benchJobs(skills: SkillTable): void {
  const random = seededRandom(8);
  const draw = zipfSkills(random);
  for (const adjacency of [false, true]) {
    const jobs = Array.from({ length: JOBS }, () =>
      compileJob(generateJob(SKILLS_PER_JOB, draw, random), skills, { adjacency }),
    );
    const ranker = new JobRanker(buildJobIndex(jobs, skills), skills);
    const people = Array.from({ length: 4_000 }, () =>
      differentSkills(SKILLS_PER_PERSON, draw).map((skill) => generateClaim(skill, random)),
    );
    const times = timeCalls(1_000, 3_000, (turn) => ranker.rank(people[turn] ?? [], { k: 20, adjacency }));
    const name = adjacency ? "person_5000_jobs_adjacency_p50" : "person_5000_jobs_p50";
    printBench(name, 1_000 * percentile(times, 0.5), "us", adjacency ? 500 : 50);
  }
}

function benchText(): void {
  const labels = generateLabels(LABELS);
  const before = bytesInUse();
  const start = performance.now();
  const linker = buildLinker(labels);
  printBench("linker_100k_build", (performance.now() - start) / 1_000, "s", 4);
  printBench("linker_100k_memory", (bytesInUse() - before) / MEGABYTE, "MB", 100);
  const queries = labels.map(({ label }) => label.slice(1)).filter((_, at) => at % 200 === 0);
  const links = timeCalls(100, 300, (turn) => linker.link(queries[turn] ?? "", { k: 10 }));
  printBench("linker_100k_query_p50", percentile(links, 0.5), "ms", 3);
  const search = new PrefixSearch(linker);
  const typed = timeCalls(100, 300, (turn) =>
    search.search((queries[turn] ?? "").slice(0, 1 + (turn % 8)), { lang: "nl" }),
  );
  printBench("prefix_100k_p95", percentile(typed, 0.95), "ms", 10);
}

const table = buildSkillTable(generateSkills());
benchPeople(table);
benchJobs(table);
benchText();
