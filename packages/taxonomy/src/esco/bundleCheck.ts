import { csvRows } from "./csvRows.ts";
import { EscoError } from "./escoError.ts";
import type { WantedFile } from "./escoFiles.ts";
import { missingColumns } from "./pickColumns.ts";
import type { RefusedArchive, SourceFile } from "./sourceFile.ts";

/** Why a bundle cannot be imported; `file` is a file's name as the official bundle has it. */
export type BundleProblem =
  | { kind: "missing"; file: string }
  | { kind: "empty"; file: string }
  | { kind: "columns"; file: string; columns: string[] }
  | { kind: "unreadable"; file: string; detail: string }
  | { kind: "archive"; file: string; reason: string }
  | { kind: "versions"; file: string; versions: string[] };

/** Reads the header of each chosen file and lists what stands in the way; refused archives are named when a file is missing. */
export async function bundleCheck(
  choice: readonly (readonly [WantedFile, SourceFile | undefined])[],
  refused: readonly RefusedArchive[],
): Promise<BundleProblem[]> {
  const problems: BundleProblem[] = [];
  for (const [wanted, file] of choice) {
    const problem = file
      ? await headerProblem(wanted, file)
      : ({ kind: "missing", file: wanted.name } as const);
    if (problem) problems.push(problem);
  }
  if (problems.some((problem) => problem.kind === "missing")) {
    problems.push(...refused.map(({ name, reason }) => ({ kind: "archive", file: name, reason }) as const));
  }
  return problems;
}

async function headerProblem(wanted: WantedFile, file: SourceFile): Promise<BundleProblem | undefined> {
  const rows = csvRows(file.open(), file.name);
  try {
    const { value: header, done } = await rows.next();
    if (done) return { kind: "empty", file: file.name };
    const columns = missingColumns(wanted.kind, header);
    return columns.length > 0 ? { kind: "columns", file: file.name, columns } : undefined;
  } catch (error) {
    if (error instanceof EscoError) return { kind: "unreadable", file: file.name, detail: error.detail };
    throw error;
  } finally {
    await rows.return(undefined);
  }
}
