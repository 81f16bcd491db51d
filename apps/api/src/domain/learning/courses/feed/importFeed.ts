import { acrossCompanies, type Database, extendTimeLimit } from "../../../../platform/db/database.ts";
import { skillIdsByLabel } from "../../../taxonomy/skillIdsByLabel.ts";
import type { FeedCourse } from "./feedCourse.ts";
import { type FeedRow, readFeedRow } from "./readFeedRow.ts";
import { type FeedOwner, removeMissingCourses, writeCourses } from "./syncCourses.queries.ts";

/** Courses per statement. */
const AT_ONCE = 1_000;
/** Maximum number of broken rows to report; the rest is counted only. */
const NAMED = 50;

/** A row of a feed with its number; null when it cannot be parsed. */
export interface NumberedRow {
  number: number;
  row: FeedRow | null;
}

export interface FeedReport {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  broken: number;
  /** Messages about the first broken rows. */
  problems: string[];
}

/**
 * Imports a whole feed in one transaction: adds new courses, updates changed ones and removes those that the
 * feed no longer lists. Broken rows are reported and skipped; the course of a broken row stays unchanged. A
 * feed without a single valid row removes nothing.
 */
export function importFeed(
  db: Database,
  owner: FeedOwner,
  rows: AsyncIterable<NumberedRow>,
): Promise<FeedReport> {
  return acrossCompanies(db, async (tx) => {
    await extendTimeLimit(tx, 600);
    const skillIds = await skillIdsByLabel(tx, owner.companyId);
    const report: FeedReport = { added: 0, changed: 0, unchanged: 0, removed: 0, broken: 0, problems: [] };
    const codes = new Set<string>();
    let waiting: FeedCourse[] = [];
    let good = 0;
    const refuse = (number: number, problem: string) => {
      report.broken += 1;
      if (report.problems.length < NAMED) report.problems.push(`row ${number}: ${problem}`);
    };
    const write = async () => {
      const { added, changed } = await writeCourses(tx, owner, waiting);
      report.added += added;
      report.changed += changed;
      report.unchanged += waiting.length - added - changed;
      waiting = [];
    };
    for await (const { number, row } of rows) {
      const read = row && readFeedRow(row, (name) => skillIds.get(name.trim().toLowerCase()));
      const code = row?.code?.trim() ?? "";
      const isTwice = codes.has(code);
      // A course with a broken row still counts as listed.
      if (code !== "") codes.add(code);
      if (!read) refuse(number, "cannot be read");
      else if ("problem" in read) refuse(number, `${read.column} ${read.problem}`);
      else if (isTwice) refuse(number, `code "${code.slice(0, 60)}" is in the feed twice`);
      else {
        good += 1;
        waiting.push(read.course);
      }
      if (waiting.length === AT_ONCE) await write();
    }
    await write();
    if (good > 0) report.removed = await removeMissingCourses(tx, owner, [...codes]);
    return report;
  });
}
