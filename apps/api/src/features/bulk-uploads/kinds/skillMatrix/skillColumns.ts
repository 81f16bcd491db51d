import { encodeIssue } from "@vaardig/contract/issueMessage";
import { skillsById } from "../../../../domain/taxonomy/skillsById.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import { EMPLOYEE_COLUMNS } from "../employees/columns.ts";
import { type MatchedHeader, matchHeader } from "../matchHeader.ts";
import type { UploadWork } from "../uploadKind.ts";

export const EMAIL_COLUMN = EMPLOYEE_COLUMNS.filter(({ key }) => key === "email");

/** Minimum cosine at which a header suggests a skill with another spelling. */
const DID_YOU_MEAN = 0.6;
/** Maximum number of headers considered; a wider file is no skill matrix. */
const COLUMNS_MAX = 500;

/**
 * Finds the address and the skills in a file's first row, by any label in either language. A header that
 * nearly matches is not guessed but left out with a hint.
 */
export async function matchSkillColumns(
  tx: Tx,
  { services, uploader }: UploadWork,
  cells: readonly string[],
): Promise<MatchedHeader> {
  const { header, missing } = matchHeader(cells, EMAIL_COLUMN);
  // Columns about the person, which such files contain, are no misspelled skills.
  const about = matchHeader(cells, EMPLOYEE_COLUMNS).header;
  const open = header
    .filter((cell, at) => cell.title.trim() && about[at]?.column === null)
    .slice(0, COLUMNS_MAX);
  const links = await services.matching.linkSkills(
    uploader.companyId,
    open.map(({ title }) => title),
    { minScore: DID_YOU_MEAN, size: 1 },
  );
  const best = links.map(([link]) => link);
  const names = await skillsById(
    tx,
    best.flatMap((link) => link?.skillId ?? []),
    uploader.language,
  );
  const taken = new Set<string>();
  for (const [at, cell] of open.entries()) {
    const link = best[at];
    if (!link) continue;
    const name = names.get(link.skillId)?.name ?? link.label;
    if (link.score < 1) cell.hint = encodeIssue("did_you_mean", { name });
    else if (taken.has(link.skillId)) cell.hint = encodeIssue("skill_column_twice", { name });
    else {
      taken.add(link.skillId);
      cell.column = cell.title;
      cell.skillId = link.skillId;
    }
  }
  return { header, missing: taken.size > 0 ? missing : [...missing, "skill"] };
}
