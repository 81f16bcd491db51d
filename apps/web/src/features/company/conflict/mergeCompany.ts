import { COMPANY_FIELDS, type CompanyField, type CompanyValues } from "../form/companyValues.ts";

export interface CompanyMerge {
  /** Fields that both changed, and differently. */
  conflicts: CompanyField[];
  /** Fields that only the other one changed. */
  taken: CompanyField[];
  /** Theirs, with what I changed on top. */
  merged: CompanyValues;
}

/** Compares two versions that grew from the same one. */
export function mergeCompany(base: CompanyValues, mine: CompanyValues, theirs: CompanyValues): CompanyMerge {
  const merge: CompanyMerge = { conflicts: [], taken: [], merged: { ...theirs } };
  for (const name of COMPANY_FIELDS) {
    if (mine[name] !== base[name]) {
      merge.merged[name] = mine[name];
      if (mine[name] !== theirs[name]) merge.conflicts.push(name);
    } else if (theirs[name] !== base[name]) merge.taken.push(name);
  }
  return merge;
}
