import type { ZipLimits } from "../zip/zipLimits.ts";
import { type BundleProblem, bundleCheck } from "./bundleCheck.ts";
import { chooseFile, chooseFiles } from "./bundleFiles.ts";
import { EscoError } from "./escoError.ts";
import { type EscoFileKind, wantedFile } from "./escoFiles.ts";
import type * as Esco from "./escoRecords.ts";
import { escoVersions } from "./escoVersion.ts";
import { conceptRecords, relationRecords } from "./fileRecords.ts";
import { emptyTally, type FileTally } from "./fileTally.ts";
import { findSourceFiles } from "./findSourceFiles.ts";
import { meteredBytes, type ProgressListener } from "./readProgress.ts";
import type { FoundFiles } from "./sourceFile.ts";
import { toIscoGroup, toOccupation, toSkill, toSkillGroup } from "./toConcept.ts";
import { toBroader, toOccupationSkill, toSkillRelation } from "./toRelation.ts";

export interface EscoBundleOptions {
  /** What to record as the version; otherwise it is taken from the names of the folders and archives. */
  sourceVersion?: string;
  zipLimits?: ZipLimits;
}

/** An official ESCO CSV bundle on disk; nothing of it is kept in memory and every stream can be read again. */
export class EscoBundle {
  /** Such as `1.1.1`, or `unknown`. */
  readonly sourceVersion: string;
  readonly #found: FoundFiles;
  readonly #versionGiven: boolean;
  readonly #tallies = new Map<string, FileTally>();
  #onBytes: (file: string, bytes: number) => void = () => undefined;

  constructor(found: FoundFiles, sourceVersion: string | undefined) {
    this.#found = found;
    this.#versionGiven = sourceVersion !== undefined;
    const versions = escoVersions(found.files);
    this.sourceVersion = sourceVersion ?? (versions.length === 1 ? versions[0] : undefined) ?? "unknown";
  }

  /** Everything that stands in the way of an import in these languages, found out from names and headers only; empty when nothing does. */
  async check(langs: readonly string[]): Promise<BundleProblem[]> {
    const choice = chooseFiles(langs, this.#found.files);
    const problems = await bundleCheck(choice, this.#found.refused);
    const versions = escoVersions(choice.flatMap(([, file]) => file ?? []));
    if (versions.length < 2 || this.#versionGiven) return problems;
    return [...problems, { kind: "versions", file: versions.join(", "), versions }];
  }

  /** Unpacked bytes of the files that an import in these languages reads. */
  totalBytes(langs: readonly string[]): number {
    return chooseFiles(langs, this.#found.files).reduce((total, [, file]) => total + (file?.bytes ?? 0), 0);
  }

  /** Reports every chunk read from now on against the total of these languages. */
  trackProgress(langs: readonly string[], listener: ProgressListener): void {
    const totalBytes = this.totalBytes(langs);
    let readBytes = 0;
    this.#onBytes = (file, bytes) => {
      readBytes += bytes;
      listener({ file, readBytes, totalBytes });
    };
  }

  /** What became of the rows of each file read so far, the latest reading counting. */
  tallies(): FileTally[] {
    return [...this.#tallies.values()];
  }

  skills(lang: string): AsyncGenerator<Esco.EscoSkill> {
    return conceptRecords("skills", ...this.#read("skills", lang), toSkill);
  }

  occupations(lang: string): AsyncGenerator<Esco.EscoOccupation> {
    return conceptRecords("occupations", ...this.#read("occupations", lang), toOccupation);
  }

  skillGroups(lang: string): AsyncGenerator<Esco.EscoSkillGroup> {
    return conceptRecords("skillGroups", ...this.#read("skillGroups", lang), toSkillGroup);
  }

  iscoGroups(lang: string): AsyncGenerator<Esco.EscoIscoGroup> {
    return conceptRecords("iscoGroups", ...this.#read("iscoGroups", lang), toIscoGroup);
  }

  /** Skills that occupations need; may name concepts that the bundle leaves out. */
  occupationSkills(): AsyncGenerator<Esco.EscoOccupationSkill> {
    const source = this.#read("occupationSkills");
    return relationRecords("occupationSkills", ...source, toOccupationSkill, (each) => [
      each.occupationUri,
      each.skillUri,
    ]);
  }

  /** Relations between skills; may name concepts that the bundle leaves out. */
  skillRelations(): AsyncGenerator<Esco.EscoSkillRelation> {
    const source = this.#read("skillRelations");
    return relationRecords("skillRelations", ...source, toSkillRelation, (each) => [
      each.skillUri,
      each.relatedUri,
    ]);
  }

  /** Steps up from skills and skill groups; a concept may have several. */
  broaderSkills(): AsyncGenerator<Esco.EscoBroader> {
    return relationRecords("broaderSkills", ...this.#read("broaderSkills"), toBroader, endsOfBroader);
  }

  /** Steps up from occupations and ISCO groups. */
  broaderOccupations(): AsyncGenerator<Esco.EscoBroader> {
    return relationRecords(
      "broaderOccupations",
      ...this.#read("broaderOccupations"),
      toBroader,
      endsOfBroader,
    );
  }

  #read(kind: EscoFileKind, lang?: string): [AsyncIterable<Uint8Array>, FileTally] {
    const wanted = wantedFile(kind, lang);
    const file = chooseFile(wanted, this.#found.files);
    if (!file) throw new EscoError("file-missing", wanted.name);
    const tally = emptyTally(file.name);
    this.#tallies.set(wanted.name, tally);
    return [meteredBytes(file.open, (bytes) => this.#onBytes(file.name, bytes)), tally];
  }
}

/** Finds the files of a bundle in a folder (sub-folders and archives included) or one archive; reads no CSV yet. Throws `EscoError`. */
export async function openEscoBundle(path: string, options: EscoBundleOptions = {}): Promise<EscoBundle> {
  return new EscoBundle(await findSourceFiles(path, options.zipLimits), options.sourceVersion);
}

function endsOfBroader(record: Esco.EscoBroader): readonly [string, string] {
  return [record.uri, record.broaderUri];
}
