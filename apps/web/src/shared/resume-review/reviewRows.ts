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

/** Kinds of rows, in display order. */
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

/** Entry of a row as form values: an unknown date is empty, a missing level null. */
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
  /** Identifies the row within the document. */
  key: string;
  state: ReviewState;
  /** Source text in the document; null without any. */
  words: string | null;
  entry: Entries[G];
  /** For skills: the skill, and the extracted data or null for a skill added by search. */
  skill: G extends "skills" ? { one: Skill; read: ReviewedSkill | null } : null;
}
export type RowOf<G extends Group> = Row<G>;
export type ReviewRow = { [G in Group]: Row<G> }[Group];

/** Fields of an entry edited by the reviewer. */
export type EntryValues = Record<string, string | number | boolean | null>;

/** Changes of the reviewer that are not added yet. */
export interface ReviewDraft {
  /** Edited fields by row key. */
  edits: Record<string, EntryValues>;
  /** Rows selected or deselected by the reviewer. */
  ticks: Record<string, boolean>;
  /** Skills found by search for unmatched items. */
  lookedUp: Skill[];
}
export const EMPTY_DRAFT: ReviewDraft = { edits: {}, ticks: {}, lookedUp: [] };

type Read = ResumeRows & Partial<Pick<ResumeReview, "facts">>;

/** Returns the rows of a reading in order, with the reviewer's edits. */
export function rowsOf(read: Read, { edits, lookedUp }: ReviewDraft): ReviewRow[] {
  const known = new Set(read.skills.map(({ skill }) => skill.id));
  const rows: ReviewRow[] = [
    ...(read.facts ?? []).map(({ key, state, words, fact, value }) => ({
      group: "facts" as const,
      key,
      state,
      words,
      skill: null,
      entry: { fact, value, ...edits[key] },
    })),
    ...read.experience.map(({ key, state, words, start_date, ...entry }) => ({
      group: "experience" as const,
      key,
      state,
      words,
      skill: null,
      entry: { ...entry, start_date: start_date ?? "", ...edits[key] },
    })),
    ...read.education.map(({ key, state, words, started, finished, ...entry }) => ({
      group: "education" as const,
      key,
      state,
      words,
      skill: null,
      entry: { ...entry, started: started ?? "", finished: finished ?? "", ...edits[key] },
    })),
    ...read.languages.map(({ key, state, words, ...entry }) => ({
      group: "languages" as const,
      key,
      state,
      words,
      skill: null,
      entry: { ...entry, ...edits[key] },
    })),
    ...read.certificates.map(({ key, state, words, ...entry }) => ({
      group: "certificates" as const,
      key,
      state,
      words,
      skill: null,
      entry: { ...entry, ...edits[key] },
    })),
    ...read.skills.map((one) => ({
      group: "skills" as const,
      key: one.key,
      state: one.state,
      words: one.words,
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
        group: "skills" as const,
        key: skill.id,
        state: "open" as const,
        words: null,
        entry: { skill_id: skill.id, level: firstLevel(skill, null), last_used: null, ...edits[skill.id] },
        skill: { one: skill, read: null },
      })),
  ];
  return rows;
}

/** Returns the fields that must be completed or corrected before the row can be added. */
export function missingFields({ group, entry }: ReviewRow): string[] {
  const outcome = SCHEMAS[group].safeParse(entry);
  if (outcome.success) return [];
  return [...new Set(outcome.error.issues.map(({ path }) => String(path[0])))];
}

/** Returns whether a row is selected; true by default. */
export function isTicked(row: ReviewRow, { ticks }: ReviewDraft): boolean {
  return ticks[row.key] ?? true;
}

/** Returns the open rows that are selected and complete. */
export function readyRows(rows: readonly ReviewRow[], draft: ReviewDraft): ReviewRow[] {
  return rows.filter(
    (row) => row.state === "open" && isTicked(row, draft) && missingFields(row).length === 0,
  );
}

/** Returns the open rows that are selected but incomplete. */
export function incompleteRows(rows: readonly ReviewRow[], draft: ReviewDraft): ReviewRow[] {
  return rows.filter((row) => row.state === "open" && isTicked(row, draft) && missingFields(row).length > 0);
}

/** Returns the number of decided rows. */
export function doneCount(rows: readonly ReviewRow[]): number {
  return rows.filter(({ state }) => state !== "open").length;
}

/** Returns whether an open row has unsaved edits. */
export function isDraftDirty(rows: readonly ReviewRow[], { edits, lookedUp }: ReviewDraft): boolean {
  const open = new Set(rows.filter(({ state }) => state === "open").map(({ key }) => key));
  return Object.keys(edits).some((key) => open.has(key)) || lookedUp.some(({ id }) => open.has(id));
}

/** Returns the complete entries of one kind in the format of API calls. */
function entriesOf<T>(rows: readonly ReviewRow[], group: Group, schema: z.ZodType<T>) {
  return rows.flatMap((row) => {
    if (row.group !== group) return [];
    const outcome = schema.safeParse(row.entry);
    return outcome.success ? [{ key: row.key, entry: outcome.data }] : [];
  });
}

/** Returns the rows to add by kind; incomplete ones are omitted. */
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
