import { id } from "@vaardig/contract/fields";
import type { Language } from "@vaardig/contract/limits";
import type { RecommendedProject } from "@vaardig/contract/skills/skills";
import { z } from "zod";
import type { Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/appError.ts";
import { projectRolesForSkills } from "../jobs/projectRolesForSkills.queries.ts";
import { canonicalSkillIds } from "../taxonomy/canonicalSkillIds.ts";
import { skillsById } from "../taxonomy/skillsById.ts";
import { projectsById } from "./projectsById.queries.ts";

/** As many as fit next to a step of the wizard. */
const MOST = 10;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const asked = z.strictObject({ skills: z.array(id).max(200), exclude: z.array(id).max(200) });

/** Parses a base64-encoded JSON `{ skills, exclude }`. Throws 400 for anything else. */
export function readRequested(value: string): z.output<typeof asked> {
  try {
    if (!BASE64.test(value)) throw new SyntaxError("no base64");
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(value, "base64"));
    return asked.parse(JSON.parse(text));
  } catch (cause) {
    throw new AppError("validation_failed", { fields: { value: "base64_json" }, cause });
  }
}

/** Returns projects whose open roles require skills of a goal, those that require the most first. */
export async function recommendProjects(
  tx: Tx,
  companyId: string,
  value: string,
  language: Language,
): Promise<RecommendedProject[]> {
  const { skills: wanted, exclude } = readRequested(value);
  const canonical = await canonicalSkillIds(tx, wanted);
  const skillIds = [...new Set(canonical.values())];
  const rows = await projectRolesForSkills(tx, companyId, { skillIds, exclude, limit: MOST });
  const projects = await projectsById(
    tx,
    companyId,
    rows.map(({ project_id: id }) => id),
  );
  const skills = await skillsById(tx, skillIds, language);
  return rows.flatMap(({ project_id: id, roles, skill_ids: ids }) => {
    const project = projects.get(id);
    if (!project) return [];
    const { name, startDate, endDate } = project;
    const fits = ids.flatMap((one) => skills.get(one) ?? []);
    return { id, name, start_date: startDate, end_date: endDate, roles, skills: fits };
  });
}
