import type { BundleProblem } from "@vaardig/taxonomy/esco/bundleCheck";

/** Returns one line that describes a problem of a bundle and its remedy. */
export function describeProblem(problem: BundleProblem): string {
  switch (problem.kind) {
    case "missing":
      return `${problem.file} is missing.`;
    case "empty":
      return `${problem.file} is empty.`;
    case "columns":
      return `${problem.file} lacks ${problem.columns.join(", ")}.`;
    case "unreadable":
      return `${problem.file} cannot be read (${problem.detail}).`;
    case "archive":
      return `${problem.file} was not opened: it does not look like an archive of this kind (${problem.reason}).`;
    case "versions":
      return `Files of several versions (${problem.versions.join(", ")}) are mixed. Name the one to record with --source-version.`;
  }
}
