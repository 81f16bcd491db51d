import { randomUUID } from "node:crypto";
import { applications } from "../domain/applications/applications.table.ts";
import { savedVacancies, vacancies, vacancyMembers, vacancySkills } from "../domain/jobs/vacancies.table.ts";
import { jobProfileLabels, jobProfileSkills, jobProfiles } from "../domain/taxonomy/jobProfiles.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";
import type { TestUser } from "./factories.ts";

type Required = Pick<typeof vacancySkills.$inferInsert, "skillId" | "level"> &
  Partial<typeof vacancySkills.$inferInsert>;

/** Creates a job; by default approved and open to internal people. */
export function buildVacancy(
  db: Database,
  owner: { id: string; companyId: string },
  overrides: Partial<typeof vacancies.$inferInsert> & {
    requires?: Required[];
    coOwners?: { id: string }[];
    savedBy?: { id: string }[];
  } = {},
): Promise<typeof vacancies.$inferSelect> {
  const { requires = [], coOwners = [], savedBy = [], ...columns } = overrides;
  const { companyId, id: ownerId } = owner;
  return acrossCompanies(db, async (tx) => {
    const [row] = await tx
      .insert(vacancies)
      .values({
        companyId,
        ownerId,
        name: `Vacancy ${randomUUID().slice(0, 8)}`,
        status: "Approved",
        ...columns,
      })
      .returning();
    if (!row) throw new Error("no vacancy was inserted");
    const of = { companyId, vacancyId: row.id };
    for (const entry of requires) {
      await tx.insert(vacancySkills).values({ kind: "essential", ...entry, ...of });
    }
    for (const { id: userId } of coOwners) {
      await tx.insert(vacancyMembers).values({ ...of, userId, part: "co_owner" });
    }
    for (const { id: userId } of savedBy) await tx.insert(savedVacancies).values({ ...of, userId });
    return row;
  });
}

/** Creates a job profile, shared unless `companyId` is given. */
export function buildJobProfile(
  db: Database,
  overrides: Partial<typeof jobProfiles.$inferInsert> & {
    en?: string;
    nl?: string;
    /** Alternative English names. */
    aliases?: string[];
    requires?: Required[];
  } = {},
): Promise<typeof jobProfiles.$inferSelect> {
  const {
    en = `Job ${randomUUID().slice(0, 8)}`,
    nl = en,
    aliases = [],
    requires = [],
    ...columns
  } = overrides;
  return acrossCompanies(db, async (tx) => {
    const [row] = await tx
      .insert(jobProfiles)
      .values({
        source: "starter",
        sourceVersion: "1",
        uri: `test:${randomUUID()}`,
        labels: { en, nl },
        descriptions: { en: `${en} described` },
        ...columns,
      })
      .returning();
    if (!row) throw new Error("no job profile was inserted");
    const labels = [
      { lang: "en", label: en, preferred: true },
      { lang: "nl", label: nl, preferred: true },
      ...aliases.map((label) => ({ lang: "en", label, preferred: false })),
    ];
    const of = { jobProfileId: row.id, companyId: row.companyId };
    await tx.insert(jobProfileLabels).values(labels.map((label) => ({ ...label, ...of })));
    for (const { skillId, level, kind = "essential", importance, mustHave } of requires) {
      const values = {
        jobProfileId: row.id,
        companyId: row.companyId,
        skillId,
        level,
        kind,
        importance,
        mustHave,
      };
      await tx.insert(jobProfileSkills).values(values);
    }
    return row;
  });
}

/** Adds a person to the team of a job. */
export function shareVacancy(
  db: Database,
  vacancy: { id: string },
  { companyId, id: userId }: { companyId: string; id: string },
): Promise<unknown> {
  const row = { companyId, vacancyId: vacancy.id, userId, part: "member" as const };
  return acrossCompanies(db, (tx) => tx.insert(vacancyMembers).values(row));
}

/** Creates an application; by default in the first stage, submitted by the applicant. */
export function buildApplication(
  db: Database,
  vacancy: { id: string },
  { companyId, id: userId }: Pick<TestUser, "id" | "companyId">,
  values: Partial<typeof applications.$inferInsert> = {},
): Promise<{ id: string; version: number }> {
  return acrossCompanies(db, async (tx) => {
    const [row] = await tx
      .insert(applications)
      .values({ companyId, vacancyId: vacancy.id, userId, addedBy: userId, stage: "Application", ...values })
      .returning();
    return { id: row?.id ?? "", version: 1 };
  });
}
