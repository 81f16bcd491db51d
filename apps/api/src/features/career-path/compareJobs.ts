import type { CareerComparison } from "@vaardig/contract/career-path/careerPath";
import { LICENCE_LEVEL } from "@vaardig/contract/limits";
import type { ScoreSheet, SheetRequirement } from "../../domain/matching/matchEngine.ts";
import { matchOf } from "../../domain/matching/matchOf.ts";
import { explainClaims } from "../../domain/matching/scoreClaims.ts";
import { claimsOf } from "../../domain/matching/worker/claims.ts";
import type { Person } from "../../domain/people/findPerson.ts";
import { requiredSkillsOf } from "../../domain/taxonomy/jobProfiles.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import { AppError, found } from "../../platform/http/appError.ts";
import type { CareerCall } from "./careerCall.ts";

const isShort = ({ status }: SheetRequirement) => status !== "met" && status !== "level_unknown";

/** Returns the number of levels to gain for the missing skills; one for a licence. */
const effortOf = ({ requirements }: ScoreSheet): number =>
  requirements.filter(isShort).reduce((sum, { need, have }) => sum + Math.max(1, need - (have ?? 0)), 0);

/**
 * Compares job profiles: every skill that one of them requires, shared gaps first, then those that most of
 * them require.
 */
export async function compareJobs(
  { tx, viewer: { companyId }, language }: CareerCall,
  person: Person,
  ids: readonly string[],
): Promise<CareerComparison> {
  if (ids.length < 2 || new Set(ids).size < ids.length)
    throw new AppError("validation_failed", { fields: { ids: "jobs_to_compare" } });
  const claims = (await claimsOf(tx, companyId, [person.id], new Date())).get(person.id)?.claims ?? [];
  const columns: { job: { id: string; name: string }; sheet: ScoreSheet }[] = [];
  for (const id of ids) {
    const { skills, name } = found(await requiredSkillsOf(tx, id, language));
    columns.push({ job: { id, name }, sheet: await explainClaims(tx, companyId, claims, skills) });
  }
  const lines = columns.map(({ sheet }) => new Map(sheet.requirements.map((line) => [line.skillId, line])));
  const skillIds = [...new Set(lines.flatMap((column) => [...column.keys()]))];
  const skills = await skillsById(tx, skillIds, language);
  const rows = skillIds.flatMap((id) => {
    const skill = skills.get(id);
    if (!skill) return [];
    const own = lines.map((column) => column.get(id));
    const short = own.map((line) => line !== undefined && isShort(line));
    const levelOf = (level: number) => (skill.kind === "licence" ? LICENCE_LEVEL : level);
    const have = own.find((line) => line !== undefined)?.have ?? null;
    return {
      skill,
      have: have && levelOf(have),
      needs: own.map((line) => (line ? levelOf(line.need) : null)),
      short,
      shared: short.every(Boolean),
    };
  });
  const shortCount = ({ short }: (typeof rows)[number]) => short.filter(Boolean).length;
  return {
    targets: columns.map(({ job, sheet }) => ({ job, match: matchOf(sheet), effort: effortOf(sheet) })),
    skills: rows.sort(
      (a, b) => shortCount(b) - shortCount(a) || a.skill.name.localeCompare(b.skill.name, language),
    ),
  };
}
