import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * `checking` tests whether a rule generalizes beyond the documents it was developed on, before a run of
 * `measuring` is spent.
 */
export type CorpusSplit = "developing" | "checking" | "measuring";

export interface GoldSkill {
  names: string[];
  level: number | null;
}

/** Gold labels of a résumé, by a careful recruiter; dates are "YYYY-MM" or "YYYY". */
export interface GoldResume {
  language: string;
  layout: string;
  headline: string | null;
  location: string | null;
  links?: string[];
  skills: GoldSkill[];
  allowed?: string[][];
  jobs: { title: string; employer: string | null; from: string | null; to: string | null }[];
  education: { title: string; institution: string | null; from: string | null; to: string | null }[];
  languages: { code: string; level: string | null }[];
  certificates: {
    name: string;
    issuer?: string | null;
    number?: string | null;
    issued?: string | null;
    expires?: string | null;
  }[];
}

export interface GoldAd {
  language: string;
  kind: string;
  asked: (GoldSkill & { weight: "must" | "neutral" | "plus" })[];
  notNeeded?: string[][];
  notAsked?: string[][];
  allowed?: string[][];
}

export interface CorpusDocument<Gold> {
  id: string;
  /** File name of the document. */
  file: string;
  bytes: Uint8Array;
  gold: Gold;
}

/** Returns the documents of one half of the corpus by name; empty when the folder is missing. */
export async function readCorpus<Gold>(
  corpus: string,
  half: CorpusSplit,
  kind: "resumes" | "ads",
): Promise<CorpusDocument<Gold>[]> {
  const folder = join(corpus, half, kind);
  if (!existsSync(folder)) return [];
  const ids = (await readdir(folder)).sort();
  return Promise.all(
    ids.map(async (id) => {
      const files = await readdir(join(folder, id));
      const file = files.find((name) => name.startsWith("document."));
      if (!file) throw new Error(`${half}/${kind}/${id} has no document`);
      const gold = JSON.parse(await readFile(join(folder, id, "gold.json"), "utf8"));
      return { id, file, bytes: await readFile(join(folder, id, file)), gold };
    }),
  );
}
