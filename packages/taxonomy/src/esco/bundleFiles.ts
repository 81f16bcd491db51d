import { isWanted, type WantedFile, wantedFiles } from "./escoFiles.ts";
import type { SourceFile } from "./sourceFile.ts";

/** The file to read for each wanted one; where several fit, the official name first, then the outermost, then by place. */
export function chooseFiles(langs: readonly string[], files: readonly SourceFile[]) {
  return wantedFiles(langs).map((wanted) => [wanted, chooseFile(wanted, files)] as const);
}

/** The file to read for one wanted file, if the bundle has it. */
export function chooseFile(wanted: WantedFile, files: readonly SourceFile[]): SourceFile | undefined {
  const fitting = files.filter((file) => isWanted(wanted, file.name));
  const official = wanted.name.toLowerCase();
  return fitting.find((file) => file.name.toLowerCase() === official) ?? fitting[0];
}
