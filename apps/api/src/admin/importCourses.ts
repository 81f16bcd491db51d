import { eq } from "drizzle-orm";
import { companies } from "../domain/companies/companies.table.ts";
import { type FeedReport, importFeed } from "../domain/learning/courses/feed/importFeed.ts";
import { FeedError, openFeed } from "../domain/learning/courses/feed/openFeed.ts";
import { OWN_SOURCE } from "../domain/learning/courses/ownCourses.queries.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { UnreadableSheetError } from "../platform/spreadsheets/unreadableSheetError.ts";
import { CommandError } from "./commandError.ts";
import { type Output, progressBar } from "./progressBar.ts";

export interface CourseOptions {
  path: string;
  /** Name of the feed; an import changes only courses of its own feed. */
  source: string;
  /** Slug of the company that owns the courses; without a slug, the courses are shared by all companies. */
  company?: string;
}

function asCommandError(error: unknown, path: string): unknown {
  const nothing = "Nothing was changed.";
  if (error instanceof FeedError)
    return new CommandError(`${path} lacks the columns ${error.missing.join(", ")}. ${nothing}`);
  if (error instanceof UnreadableSheetError) return new CommandError(`${path} cannot be read. ${nothing}`);
  const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
  return isMissing ? new CommandError(`${path} cannot be opened. ${nothing}`) : error;
}

async function companyIdOf(db: Database, slug: string | undefined): Promise<string | null> {
  if (slug === undefined) return null;
  const [company] = await acrossCompanies(db, (tx) =>
    tx.select({ id: companies.id }).from(companies).where(eq(companies.slug, slug)),
  );
  if (!company) throw new CommandError(`There is no company "${slug}".`);
  return company.id;
}

/** Imports a feed of courses and shows the progress. On a {@link CommandError}, nothing has changed. */
export async function importCourses(
  db: Database,
  options: CourseOptions,
  output: Output,
): Promise<FeedReport> {
  // An import deletes courses missing from the feed, which must not affect courses that companies enter
  // themselves.
  if (options.source === OWN_SOURCE)
    throw new CommandError(`"${OWN_SOURCE}" stands for the courses that companies keep themselves.`);
  const owner = { companyId: await companyIdOf(db, options.company), source: options.source };
  const bar = progressBar(output);
  bar.begin("Reading courses");
  try {
    const report = await openFeed(
      options.path,
      (done) => bar.advance(done, options.source),
      (rows) => importFeed(db, owner, rows),
    );
    bar.end();
    const { added, changed, unchanged, removed, broken, problems } = report;
    output.write(
      `Courses: ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed, ${broken} broken\n`,
    );
    for (const problem of problems) output.write(`  ${problem}\n`);
    if (broken > problems.length) output.write(`  and ${broken - problems.length} more\n`);
    return report;
  } catch (error) {
    output.write("\n");
    throw asCommandError(error, options.path);
  }
}
