import { basename, resolve } from "node:path";
import { type EscoBundle, openEscoBundle } from "@vaardig/taxonomy/esco/escoBundle";
import { EscoError } from "@vaardig/taxonomy/esco/escoError";
import { escoSource } from "../domain/taxonomy/import/escoSource.ts";
import {
  type ImportReport,
  type ImportStep,
  importTaxonomy,
} from "../domain/taxonomy/import/importTaxonomy.ts";
import type { Database } from "../platform/db/database.ts";
import { describeProblem } from "./bundleProblems.ts";
import { CommandError } from "./commandError.ts";
import { type Output, progressBar } from "./progressBar.ts";

export interface EscoOptions {
  path: string;
  languages: string[];
  sourceVersion?: string;
}

const STEPS: Record<ImportStep, string> = {
  reading: "Reading",
  writing: "Writing",
  comparing: "Comparing skills",
  committing: "Saving",
};

function asCommandError(error: unknown): unknown {
  if (!(error instanceof EscoError)) return error;
  const detail = error.detail ? ` (${error.detail})` : "";
  const messages: Partial<Record<EscoError["code"], string>> = {
    "path-unreadable": `${error.file} cannot be opened${detail}.`,
    "language-malformed": `"${error.detail}" is not a language code such as en or nl.`,
    "too-many-files": `${error.file} holds too many files to be a bundle. Name the bundle's own folder.`,
  };
  const said = messages[error.code] ?? `${error.file} cannot be read: ${error.code}${detail}.`;
  return new CommandError(`${said}\nNothing was changed.`);
}

/**
 * Opens a bundle and checks that it is complete for these languages. Throws a {@link CommandError} that lists
 * every problem.
 */
export async function openCompleteBundle(options: EscoOptions): Promise<EscoBundle> {
  const { path, languages, sourceVersion } = options;
  try {
    const bundle = await openEscoBundle(resolve(path), { ...(sourceVersion && { sourceVersion }) });
    const problems = await bundle.check(languages);
    if (problems.length === 0) return bundle;
    const lines = problems.map((problem) => `  ${describeProblem(problem)}`);
    throw new CommandError(
      `${basename(path)} is not a whole ESCO bundle in ${languages.join(", ")}:\n${lines.join("\n")}\nNothing was changed.`,
    );
  } catch (error) {
    throw asCommandError(error);
  }
}

function summary(report: ImportReport): string {
  const counts = { ...report.tables, neighbours: report.neighbours };
  const lines = Object.entries(counts).map(
    ([name, { added, changed, removed, unchanged }]) =>
      `  ${name.padEnd(13)}${added} added, ${changed} changed, ${removed} removed, ${unchanged} unchanged`,
  );
  if (report.merged > 0) lines.push(`  ${report.merged} skills merged into starter skills of the same name`);
  if (report.kept > 0) lines.push(`  ${report.kept} no longer given, kept because a company uses them`);
  return lines.join("\n");
}

/** Imports a bundle and shows the progress. On a {@link CommandError}, nothing has changed. */
export async function importEsco(
  db: Database,
  bundle: EscoBundle,
  languages: string[],
  output: Output,
): Promise<ImportReport> {
  const bar = progressBar(output);
  bundle.trackProgress(languages, ({ file, readBytes, totalBytes }) =>
    bar.advance(readBytes / totalBytes, file),
  );
  try {
    const report = await importTaxonomy(db, escoSource(bundle, languages), {
      onStep: (step) => bar.begin(STEPS[step]),
    });
    if (!report) throw new CommandError("The import was not needed.");
    bar.end();
    output.write(`ESCO ${bundle.sourceVersion} (${languages.join(", ")})\n${summary(report)}\n`);
    if (!report.hasChanged) output.write("Nothing has changed since the last import.\n");
    return report;
  } catch (error) {
    output.write("\n");
    throw asCommandError(error);
  }
}
