import { personSkills } from "../domain/skills/personSkills.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import { buildCompany, buildSkill, buildUser, type TestUser } from "./factories.ts";
import { buildJobProfile } from "./jobFactories.ts";

export type CareerScene = Awaited<ReturnType<typeof buildCareerScene>>;

/**
 * Creates a company with four related job profiles and a manager, and an administrator of another company.
 */
export async function buildCareerScene(db: Database) {
  const company = await buildCompany(db);
  const { id: companyId } = company;
  const make = async (en: string) => (await buildSkill(db, { en, idf: 3 })).id;
  const skills = {
    sql: await make("SQL"),
    models: await make("Data models"),
    budgets: await make("Budgets"),
    leading: await make("Leading people"),
  };
  const { sql, models, budgets, leading } = skills;
  const job = async (en: string, about: object, requires: [string, number][]) =>
    (
      await buildJobProfile(db, {
        companyId,
        en,
        nl: `${en} nl`,
        family: "data",
        ...about,
        requires: requires.map(([skillId, level]) => ({ skillId, level })),
      })
    ).id;
  const jobs = {
    analyst: await job("Data analyst", { step: 3 }, [
      [sql, 3],
      [models, 2],
    ]),
    engineer: await job("Data engineer", { step: 4 }, [
      [sql, 5],
      [models, 4],
    ]),
    controller: await job("Controller", { step: 3, family: "finance" }, [
      [sql, 3],
      [models, 2],
      [budgets, 4],
    ]),
    head: await job("Head of data", { step: 5 }, [
      [models, 4],
      [leading, 4],
    ]),
  };
  const manager = await buildUser(db, company, { systemRole: "manager" });
  const foreign = await buildUser(db, await buildCompany(db), { systemRole: "admin" });
  return { company, skills, jobs, manager, foreign };
}

/** Creates unconfirmed skill levels of a person. */
export async function claimSkills(db: Database, user: TestUser, held: [string, number][]): Promise<void> {
  await acrossCompanies(db, (tx) =>
    tx.insert(personSkills).values(
      held.map(([skillId, level]) => ({
        companyId: user.companyId,
        userId: user.id,
        skillId,
        level,
        source: "self" as const,
        createdBy: user.id,
      })),
    ),
  );
}
