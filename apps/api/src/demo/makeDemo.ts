import type { FastifyBaseLogger } from "fastify";
import { writeCourses } from "../domain/learning/courses/feed/syncCourses.queries.ts";
import { starterUri } from "../domain/taxonomy/import/starterSource.ts";
import { acrossCompanies, extendTimeLimit, type Tx } from "../platform/db/database.ts";
import type { Services } from "../platform/services.ts";
import { hashPassword } from "../platform/session/passwordHash.ts";
import { DEMO_PASSWORD } from "./demoAccounts.ts";
import { daysBefore, lastMorning } from "./demoDates.ts";
import { writeHistory } from "./history/writeHistory.ts";
import { writeBilling } from "./writeBilling.ts";
import { writeCertificates, writeDataRequests } from "./writeCertificates.ts";
import { writeCompany } from "./writeCompany.ts";
import { withIds, writeLearning } from "./writeLearning.ts";
import { writeNotifications } from "./writeNotifications.ts";
import { writePlatform } from "./writePlatform.ts";

/**
 * Arbitrary number of the advisory lock: of servers that start together one creates the demo, and the others
 * wait.
 */
const DEMO_LOCK = 7_340_022;

async function hasCustomers(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.$client.query("select 1 from companies where kind = 'customer' limit 1");
  return rowCount !== 0;
}

/** Returns the id of each starter skill in this database, by key. */
async function starterSkillIds(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await tx.$client.query<{ uri: string; id: string }>(
    "select uri, id from skills where company_id is null and source = 'starter'",
  );
  const start = starterUri("skill", "").length;
  return new Map(rows.map(({ uri, id }) => [uri.slice(start), id]));
}

/**
 * Creates the demo companies when there is no customer yet, in one transaction: a start that is killed leaves
 * nothing behind, and the next one starts again. Requires the starter taxonomy.
 */
export async function makeDemo(
  { db }: Pick<Services, "db">,
  log: Pick<FastifyBaseLogger, "info">,
  today = lastMorning(Date.now()),
): Promise<void> {
  if (await acrossCompanies(db, hasCustomers)) return;
  // Imported dynamically, so that a start that creates nothing does not parse the taxonomy.
  const [{ loadStarter }, { generateCompany }, courses, { makeLearning }, { NOORDLICHT }, { HAVENZORG }] =
    await Promise.all([
      import("@vaardig/taxonomy/starter/starter"),
      import("./generate/generateCompany.ts"),
      import("./generate/makeCourses.ts"),
      import("./generate/makeLearning.ts"),
      import("./data/noordlicht.ts"),
      import("./data/havenzorg.ts"),
    ]);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const made = await acrossCompanies(db, async (tx) => {
    // Waits for another server that is creating the demo.
    await extendTimeLimit(tx, 120);
    await tx.$client.query("select pg_advisory_xact_lock($1)", [DEMO_LOCK]);
    if (await hasCustomers(tx)) return [];
    const input = { today, passwordHash, starter: loadStarter(), skillIds: await starterSkillIds(tx) };
    const generated = [NOORDLICHT, HAVENZORG].map((plan) => generateCompany(plan, input));
    await writePlatform(tx, passwordHash);
    const required = new Set(
      generated.flatMap(({ jobProfiles }) => jobProfiles.skills.map((one) => one.skillId)),
    );
    const catalogue = courses.makeCourses(input.starter, input.skillIds, required, today);
    await writeCourses(tx, { companyId: null, source: courses.DEMO_FEED }, catalogue);
    const offered = await withIds(tx, courses.DEMO_FEED, catalogue);
    for (const company of generated) {
      await writeCompany(tx, company);
      await writeLearning(tx, makeLearning(company, offered, today));
      await writeHistory(tx, company, today);
      await writeNotifications(tx, company.company.id, daysBefore(today, 0));
      await writeCertificates(tx, company.company.id, today);
      await writeDataRequests(tx, company.company.id, today);
    }
    const paying = generated.find(({ company }) => company.slug === HAVENZORG.slug);
    if (paying) await writeBilling(tx, paying.company.id, today);
    return generated;
  });
  for (const { company, users, skills, vacancies } of made) {
    const counts = { users: users.length, skills: skills.length, vacancies: vacancies.vacancies.length };
    log.info({ company: company.slug, ...counts }, "a demo company is made");
  }
}
