import {
  getAnalysisChoices,
  getSkillHeatMap,
  getSkillTrend,
  listSinglePoints,
  listSkillGaps,
  listSkillPeople,
  MIN_PEOPLE_SHOWN,
} from "@vaardig/contract/analysis/skillsAnalysis";
import { inLanguage } from "../../domain/taxonomy/jobProfiles.ts";
import { skillsById } from "../../domain/taxonomy/skillsById.ts";
import type { App } from "../../platform/http/app.ts";
import { found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { countedPeople, presentScope } from "./skills/analysed.ts";
import { readChoices } from "./skills/choices.ts";
import { placesBySkill, presentGaps } from "./skills/gaps.ts";
import { presentHeatMap } from "./skills/heatMap.ts";
import { skillPeople } from "./skills/people.queries.ts";
import { peopleScope } from "./skills/peopleScope.ts";
import { readPeople } from "./skills/readPeople.ts";
import { presentSinglePoints } from "./skills/singlePoints.ts";
import { readTrend } from "./skills/trend.ts";

export function skillsAnalysisRoutes(app: App): void {
  route(app, getSkillHeatMap, async ({ query, viewer, tx, services: { matching }, language }) => {
    const { skills, skills_page, page, size, ...filter } = query;
    // Cells of all departments are counted, because hiding depends on them.
    const { departments: chosen, ...everywhere } = await countedPeople(tx, viewer, filter);
    const asked = { ...filter, size: skills, page: skills_page };
    const counted = await matching.countSkills(viewer.companyId, everywhere, asked);
    const analysed = await presentScope(tx, viewer.companyId, counted.departments, chosen);
    return presentHeatMap(tx, analysed, counted.skills, { rows: { page, size }, language });
  });

  route(app, listSkillGaps, async ({ query, viewer, tx, services: { matching }, language }) => {
    const { departments: chosen, ...everywhere } = await countedPeople(tx, viewer, query);
    const places = await placesBySkill(tx, viewer, query);
    const asked = { ...query, choose: "gap" as const, places };
    const counted = await matching.countSkills(viewer.companyId, everywhere, asked);
    const analysed = await presentScope(tx, viewer.companyId, counted.departments, chosen);
    return presentGaps(tx, language, analysed, counted.skills, places);
  });

  route(app, listSinglePoints, async ({ query, viewer, tx, services: { secrets, matching }, language }) => {
    const whose = await countedPeople(tx, viewer, query);
    const counted = await matching.singlePoints(viewer.companyId, whose, query);
    const { size } = await presentScope(tx, viewer.companyId, counted.departments);
    if (size.too_few) return { ...size, data: [], total: 0 };
    return { ...size, ...(await presentSinglePoints(tx, { viewer, secrets, language }, counted)) };
  });

  route(app, getSkillTrend, async ({ query, viewer, tx, services: { matching }, language }) => {
    if (query.skill_id) found((await skillsById(tx, [query.skill_id], language)).get(query.skill_id));
    const whose = await countedPeople(tx, viewer, query);
    const { skill_id: skillId, ...filter } = query;
    const where = await peopleScope(tx, viewer, query);
    // The worker counts while the database reads; its failure is thrown where it is awaited.
    const counting = matching.countSkills(viewer.companyId, whose, null);
    counting.catch(() => undefined);
    const trend = await readTrend(tx, where, { ...filter, skillId });
    const { size } = await presentScope(tx, viewer.companyId, (await counting).departments);
    return { ...size, ...(size.too_few ? { begins: null, months: [] } : trend) };
  });

  route(app, listSkillPeople, async ({ query, viewer, tx, services: { secrets }, language }) => {
    const { skill_id: skillId, department = null, evidence, page, size, ...filter } = query;
    const skill = found((await skillsById(tx, [skillId], language)).get(skillId));
    if (department !== null && department !== "none")
      await peopleScope(tx, viewer, { departments: [department] });
    const where = await peopleScope(tx, viewer, filter);
    const rows = await skillPeople(tx, where, { skillId, department, evidence, page, size });
    const { total = 0, known = 0 } = rows[0] ?? {};
    if (known < MIN_PEOPLE_SHOWN) return { skill, too_few: total > 0, data: [], total: 0 };
    const people = await readPeople(
      tx,
      { viewer, secrets, language },
      rows.map(({ id }) => id),
    );
    const data = rows.flatMap(({ id, labels, level, required, confirmed, standing }) => {
      const person = people.get(id);
      const job = labels && inLanguage(labels, language);
      return person ? [{ ...person, job, level, required, confirmed, standing }] : [];
    });
    return { skill, too_few: false, data, total };
  });

  route(app, getAnalysisChoices, ({ viewer, tx, language }) => readChoices(tx, viewer, language));
}
