import { randomInt, randomUUID } from "node:crypto";
import type { Role } from "@vaardig/contract/roles";
import { LIFE_MS } from "../domain/accounts/sessions/sessionStore.ts";
import { sessions } from "../domain/accounts/sessions/sessions.table.ts";
import { companies } from "../domain/companies/companies.table.ts";
import { users } from "../domain/people/users.table.ts";
import { skillGroups, skillLabels, skills } from "../domain/taxonomy/taxonomy.table.ts";
import { acrossCompanies, type Database } from "../platform/db/database.ts";

export type TestCompany = typeof companies.$inferSelect;
export type TestUser = typeof users.$inferSelect & { sessionId: string };

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("nothing was inserted");
  return row;
}

/** Creates a company, in its trial by default. */
export function buildCompany(
  db: Database,
  overrides: Partial<typeof companies.$inferInsert> = {},
): Promise<TestCompany> {
  const slug = `company-${randomUUID().slice(0, 8)}`;
  return acrossCompanies(db, async (tx) =>
    first(
      await tx
        .insert(companies)
        .values({ slug, name: slug, industry: "Energy", lifecycle: "active", ...overrides })
        .returning(),
    ),
  );
}

/** Creates a user; by default an active employee with a session. */
export function buildUser(
  db: Database,
  company: { id: string },
  overrides: Partial<typeof users.$inferInsert> & { systemRole?: Role } = {},
): Promise<TestUser> {
  return acrossCompanies(db, async (tx) => {
    // Digits alone: letters would be found by a search for a name now and then.
    const email = `person-${randomInt(2 ** 47)}@example.com`;
    const user = first(
      await tx
        .insert(users)
        .values({
          companyId: company.id,
          email,
          firstName: "Test",
          lastName: "Person",
          systemRole: "employee",
          status: "active",
          onboardingStep: "done",
          ...overrides,
        })
        .returning(),
    );
    const session = first(
      await tx
        .insert(sessions)
        .values({ companyId: company.id, userId: user.id, expiresAt: new Date(Date.now() + LIFE_MS) })
        .returning(),
    );
    return { ...user, sessionId: session.id };
  });
}

/** Creates a shared skill with an English and a Dutch label. */
export function buildSkill(
  db: Database,
  overrides: Partial<typeof skills.$inferInsert> & { en?: string; nl?: string; aliases?: string[] } = {},
): Promise<typeof skills.$inferSelect> {
  const { en = `Skill ${randomUUID().slice(0, 8)}`, nl = en, aliases = [], ...columns } = overrides;
  return acrossCompanies(db, async (tx) => {
    const uri = `test:${randomUUID()}`;
    const skill = first(
      await tx
        .insert(skills)
        .values({ source: "starter", sourceVersion: "1", uri, kind: "skill", ...columns })
        .returning(),
    );
    const labels = [
      { lang: "en", label: en, preferred: true },
      { lang: "nl", label: nl, preferred: true },
      ...aliases.map((label) => ({ lang: "en", label, preferred: false })),
    ];
    await tx
      .insert(skillLabels)
      .values(labels.map((label) => ({ ...label, skillId: skill.id, companyId: skill.companyId })));
    return skill;
  });
}

export function buildSkillGroup(db: Database, overrides: Partial<typeof skillGroups.$inferInsert> = {}) {
  return acrossCompanies(db, async (tx) =>
    first(
      await tx
        .insert(skillGroups)
        .values({
          source: "test",
          sourceVersion: "1",
          uri: `test:${randomUUID()}`,
          labels: { en: "Group", nl: "Groep" },
          ...overrides,
        })
        .returning(),
    ),
  );
}
