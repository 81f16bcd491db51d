import { EscoError } from "./escoError.ts";

interface FileShape {
  stem: string;
  perLanguage: boolean;
  columns: readonly string[];
  optional: readonly string[];
}

const CONCEPT = ["conceptUri", "preferredLabel", "altLabels", "status", "description"] as const;
const BROADER = ["conceptType", "conceptUri", "broaderType", "broaderUri"] as const;

/** The files of the official bundle that are read, with the columns each must have. */
export const ESCO_FILES = {
  skills: {
    stem: "skills",
    perLanguage: true,
    columns: [...CONCEPT, "skillType", "reuseLevel"],
    optional: ["hiddenLabels"],
  },
  occupations: {
    stem: "occupations",
    perLanguage: true,
    columns: [...CONCEPT, "iscoGroup"],
    optional: ["hiddenLabels", "code"],
  },
  skillGroups: { stem: "skillGroups", perLanguage: true, columns: CONCEPT, optional: ["code"] },
  iscoGroups: { stem: "ISCOGroups", perLanguage: true, columns: [...CONCEPT, "code"], optional: [] },
  occupationSkills: {
    stem: "occupationSkillRelations",
    perLanguage: false,
    columns: ["occupationUri", "relationType", "skillUri"],
    optional: [],
  },
  skillRelations: {
    stem: "skillSkillRelations",
    perLanguage: false,
    columns: ["originalSkillUri", "relationType", "relatedSkillUri"],
    optional: [],
  },
  broaderSkills: {
    stem: "broaderRelationsSkillPillar",
    perLanguage: false,
    columns: BROADER,
    optional: [],
  },
  broaderOccupations: {
    stem: "broaderRelationsOccPillar",
    perLanguage: false,
    columns: BROADER,
    optional: [],
  },
} as const satisfies Record<string, FileShape>;

export type EscoFileKind = keyof typeof ESCO_FILES;

export interface WantedFile {
  kind: EscoFileKind;
  /** Absent for the files that no language belongs to. */
  lang?: string;
  /** As the official bundle calls it, such as `skills_nl.csv`. */
  name: string;
}

/** Every file an import in these languages needs, in reading order; throws `language-malformed`. */
export function wantedFiles(langs: readonly string[]): WantedFile[] {
  const kinds = Object.keys(ESCO_FILES) as EscoFileKind[];
  const distinct = [...new Set(langs)];
  return kinds.flatMap((kind) =>
    ESCO_FILES[kind].perLanguage ? distinct.map((lang) => wantedFile(kind, lang)) : [wantedFile(kind)],
  );
}

/** One wanted file by kind, and language where it has one. */
export function wantedFile(kind: EscoFileKind, lang?: string): WantedFile {
  const { stem } = ESCO_FILES[kind];
  if (lang === undefined) return { kind, name: `${stem}.csv` };
  if (!/^[a-z]{2,3}(-[a-z]+)?$/i.test(lang)) throw new EscoError("language-malformed", stem, lang);
  return { kind, lang, name: `${stem}_${lang}.csv` };
}

/** Whether a file name is the wanted file; relation files may carry any language, as in ESCO 1.2 (`skillSkillRelations_en.csv`). */
export function isWanted(wanted: WantedFile, fileName: string): boolean {
  const name = fileName.toLowerCase();
  if (name === wanted.name.toLowerCase()) return true;
  const stem = ESCO_FILES[wanted.kind].stem.toLowerCase();
  return wanted.lang === undefined && name.startsWith(`${stem}_`) && name.endsWith(".csv");
}
