import type { SourceFile } from "./sourceFile.ts";

const NAMED_VERSION =
  /(?:esco(?:.*?[^\d.])?|(?:^|[^a-z0-9])v\.?)(\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)(?![\d.]*\d)/i;

/** The ESCO versions named by the folders and archives around the files (`esco-1.1.1-en`, `ESCO dataset - v1.2.0 …`), the innermost name of each file counting. */
export function escoVersions(files: readonly SourceFile[]): string[] {
  const versions = files.map((file) => {
    const named = file.within.findLast((name) => NAMED_VERSION.test(name));
    return named?.match(NAMED_VERSION)?.[1];
  });
  return [...new Set(versions.filter((version) => version !== undefined))].sort();
}
