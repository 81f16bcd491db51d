import { newCertificate } from "@vaardig/contract/profile/certificates";
import { educationBody, experienceBody } from "@vaardig/contract/profile/profile";
import {
  factEntry,
  languageEntry,
  type ResumeReview,
  type ResumeRows,
  type ReviewedSkill,
  type ReviewState,
  skillEntry,
} from "@vaardig/contract/resume-review/resumeReview";
import type { Skill } from "@vaardig/contract/skills/skills";
import type { z } from "zod";
import { firstLevel } from "../skills/levelNames.ts";

/** Kinds of rows, in the order in which they are shown. */
export const GROUPS = ["facts", "experience", "education", "languages", "certificates", "skills"] as const;
export type Group = (typeof GROUPS)[number];

const SCHEMAS = {
  facts: factEntry,
  experience: experienceBody,
  education: educationBody,
  languages: languageEntry,
  certificates: newCertificate,
  skills: skillEntry,
} satisfies Record<Group, z.ZodType>;

type Unleveled<T extends { level: unknown }> = Omit<T, "level"> & { level: T["level"] | null };

/** What a row would add, as a form holds it: an unknown day is empty, a level that no one chose is null. */
interface Entries {
  facts: z.input<typeof factEntry>;
  experience: z.input<typeof experienceBody>;
  education: z.input<typeof educationBody>;
  languages: Unleveled<z.input<typeof languageEntry>>;
  certificates: Required<z.input<typeof newCertificate>>;
  skills: Unleveled<z.output<typeof skillEntry>>;
}

interface Row<G extends Group> {
  group: G;
  /** Names the row for as long as the document stays. */
  key: string;
  state: ReviewState;
  /** Words of the document it was read from. */
  words: string | null;
  entry: Entries[G];
  /** Of a skill: its name, and what was read; `read` is null for a skill that was looked up. */
  skill: G extends "skills" ? { one: Skill; read: ReviewedSkill | null } : null;
}
export type RowOf<G extends Group> = Row<G>;
export type ReviewRow = { [G in Group]: Row<G> }[Group];

/** Fields of an entry that the reviewer changed. */
export type Values = Record<string, string | number | boolean | null>;

/** What the reviewer did and did not add yet. */
export interface ReviewDraft {
  /** Changed fields by key of the row. */
  edits: Record<string, Values>;
  /** Rows that were ticked or unticked by hand. */
  ticks: Record<string, boolean>;
  /** Skills that were looked up for words that no skill is close to. */
  lookedUp: Skill[];
}
export const EMPTY_DRAFT: ReviewDraft = { edits: {}, ticks: {}, lookedUp: [] };

type Read = ResumeRows & Partial<Pick<ResumeReview, "facts">>;

/** Every row of a reading in its order, with what the reviewer changed. */
export function rowsOf(read: Read, { edits, lookedUp }: ReviewDraft): ReviewRow[] {
  const known = new Set(read.skills.map(({ skill }) => skill.id));
  const rows: ReviewRow[] = [
    ...(read.facts ?? []).map(({ key, state, words, fact, value }) => ({
      ...{ group: "facts" as const, key, state, words, skill: null },
      entry: { fact, value, ...edits[key] },
    })),
    ...read.experience.map(({ key, state, words, start_date, ...entry }) => ({
      ...{ group: "experience" as const, key, state, words, skill: null },
      entry: { ...entry, start_date: start_date ?? "", ...edits[key] },
    })),
    ...read.education.map(({ key, state, words, started, finished, ...entry }) => ({
      ...{ group: "education" as const, key, state, words, skill: null },
      entry: { ...entry, started: started ?? "", finished: finished ?? "", ...edits[key] },
    })),
    ...read.languages.map(({ key, state, words, ...entry }) => ({
      ...{ group: "languages" as const, key, state, words, skill: null },
      entry: { ...entry, ...edits[key] },
    })),
    ...read.certificates.map(({ key, state, words, ...entry }) => ({
      ...{ group: "certificates" as const, key, state, words, skill: null },
      entry: { ...entry, ...edits[key] },
    })),
    ...read.skills.map((one) => ({
      ...{ group: "skills" as const, key: one.key, state: one.state, words: one.words },
      entry: {
        skill_id: one.skill.id,
        level: firstLevel(one.skill, one.level),
        last_used: one.last_used,
        ...edits[one.key],
      },
      skill: { one: one.skill, read: one },
    })),
    ...lookedUp
      .filter(({ id }) => !known.has(id))
      .map((skill) => ({
        ...{ group: "skills" as const, key: skill.id, state: "open" as const, words: null },
        entry: { skill_id: skill.id, level: firstLevel(skill, null), last_used: null, ...edits[skill.id] },
        skill: { one: skill, read: null },
      })),
  ];
  return rows;
}

/** Fields that have to be filled in or corrected before the row can be added. */
export function missingIn({ group, entry }: ReviewRow): string[] {
  const outcome = SCHEMAS[group].safeParse(entry);
  if (outcome.success) return [];
  return [...new Set(outcome.error.issues.map(({ path }) => String(path[0])))];
}

/** Whether a row is to be added: all are until someone unticks them. */
export function isTicked(row: ReviewRow, { ticks }: ReviewDraft): boolean {
  return ticks[row.key] ?? true;
}

/** Open rows that would be added now: ticked, and nothing is missing. */
export function readyRows(rows: readonly ReviewRow[], draft: ReviewDraft): ReviewRow[] {
  return rows.filter((row) => row.state === "open" && isTicked(row, draft) && missingIn(row).length === 0);
}

/** Open rows that are wanted and ask for something first. */
export function askingRows(rows: readonly ReviewRow[], draft: ReviewDraft): ReviewRow[] {
  return rows.filter((row) => row.state === "open" && isTicked(row, draft) && missingIn(row).length > 0);
}

/** How many rows someone decided on. */
export function doneCount(rows: readonly ReviewRow[]): number {
  return rows.filter(({ state }) => state !== "open").length;
}

/** Whether something was changed on a row that is not added yet. */
export function isDraftDirty(rows: readonly ReviewRow[], { edits, lookedUp }: ReviewDraft): boolean {
  const open = new Set(rows.filter(({ state }) => state === "open").map(({ key }) => key));
  return Object.keys(edits).some((key) => open.has(key)) || lookedUp.some(({ id }) => open.has(id));
}

/** Complete entries of one kind, as the calls take them. */
function entriesOf<T>(rows: readonly ReviewRow[], group: Group, schema: z.ZodType<T>) {
  return rows.flatMap((row) => {
    if (row.group !== group) return [];
    const outcome = schema.safeParse(row.entry);
    return outcome.success ? [{ key: row.key, entry: outcome.data }] : [];
  });
}

/** Rows by kind as they are added; what is not complete is left behind. */
export function entriesByGroup(rows: readonly ReviewRow[]) {
  return {
    facts: entriesOf(rows, "facts", factEntry),
    experience: entriesOf(rows, "experience", experienceBody),
    education: entriesOf(rows, "education", educationBody),
    languages: entriesOf(rows, "languages", languageEntry),
    certificates: entriesOf(rows, "certificates", newCertificate),
    skills: entriesOf(rows, "skills", skillEntry),
  };
}
