import { ROLES, type Role } from "@vaardig/contract/roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acrossCompanies } from "../../platform/db/database.ts";
import { buildEveryRole } from "../../test/buildEveryRole.ts";
import { buildCompany, buildUser, type TestUser } from "../../test/factories.ts";
import { type TestDatabase, testDatabase } from "../../test/testDatabase.ts";
import { projectMembers, projects } from "../projects/projects.table.ts";
import {
  canSeeJob,
  canSeePipeline,
  FACTS_SQL,
  type FactsRow,
  factsOfRow,
  ownsJob,
  READER_FACTS_JOINS,
  READER_FACTS_SQL,
  visiblePipelinesSql,
  WORKS_ON_SQL,
  worksOn,
} from "./jobScope.ts";
import { LIST_SCOPES, listScope } from "./listScope.ts";
import { vacancies, vacancyMembers } from "./vacancies.table.ts";

/** What someone can be on a vacancy. */
const PARTS = ["none", "owner", "co_owner", "member", "project_owner", "project_co_owner", "project_member"];
const STATUSES = ["Draft", "Pending", "Approved", "Declined"] as const;
const SHOWN = [
  { live: false, external: false },
  { live: true, external: false },
  { live: true, external: true },
];

let database: TestDatabase;
let company: { id: string };
let people: Record<Role, TestUser>;

/** A vacancy on which the reader has this part, and no one else but its owner any. */
async function buildFor(reader: TestUser, owner: TestUser, part: string, values: object): Promise<void> {
  const { id: companyId } = company;
  const [of, own] = part.startsWith("project_") ? ["project", part.slice(8)] : ["vacancy", part];
  const isOwner = own === "owner";
  const as = { companyId, userId: reader.id, part: own as "co_owner" | "member" };
  await acrossCompanies(database.db, async (tx) => {
    let projectId: string | null = null;
    if (of === "project") {
      const dates = { startDate: "2030-01-01", endDate: "2030-12-31", description: "" };
      const ownerId = isOwner ? reader.id : owner.id;
      const [project] = await tx
        .insert(projects)
        .values({ companyId, ownerId, name: "Project", ...dates })
        .returning();
      projectId = project?.id ?? "";
      if (!isOwner) await tx.insert(projectMembers).values({ ...as, projectId });
    }
    const ownerId = of === "vacancy" && isOwner ? reader.id : owner.id;
    const [row] = await tx
      .insert(vacancies)
      .values({ companyId, ownerId, projectId, name: part, ...values })
      .returning();
    if (of === "vacancy" && !isOwner && own !== "none")
      await tx.insert(vacancyMembers).values({ ...as, vacancyId: row?.id ?? "" });
  });
}

beforeAll(async () => {
  database = await testDatabase();
  company = await buildCompany(database.db);
  people = await buildEveryRole(database.db, company);
  const owner = await buildUser(database.db, company);
  for (const role of ROLES)
    for (const part of PARTS)
      for (const status of STATUSES)
        for (const shown of SHOWN) await buildFor(people[role], owner, part, { status, ...shown });
});
afterAll(() => database.drop());

/** Every vacancy with what the conditions in SQL say of it for a reader, and what its rows say. */
async function readAs(reader: TestUser) {
  const viewer = { companyId: company.id, userId: reader.id, role: reader.systemRole };
  const select = (columns: string, joins = "") =>
    acrossCompanies(database.db, (tx) =>
      tx.$client.query<FactsRow & { id: string; works: boolean; pipeline: boolean; listed: boolean }>(
        `select v.id, ${columns} from vacancies v ${joins} where v.company_id = $1 and $2::uuid is not null order by v.id`,
        [company.id, reader.id],
      ),
    );
  const told = `${WORKS_ON_SQL} as works, ${visiblePipelinesSql(viewer)} as pipeline, ${LIST_SCOPES[listScope(viewer)]} as listed`;
  const [{ rows }, { rows: own }] = [
    await select(`${FACTS_SQL}, ${told}`),
    await select(
      READER_FACTS_SQL,
      `left join projects j on j.company_id = v.company_id and j.id = v.project_id ${READER_FACTS_JOINS}`,
    ),
  ];
  return { viewer, rows, own };
}

test.each(ROLES)("what SQL says of a vacancy is what the rule says, for every part of %s", async (role) => {
  const { viewer, rows, own } = await readAs(people[role]);
  expect(rows).toHaveLength(ROLES.length * PARTS.length * STATUSES.length * SHOWN.length);
  const worked = rows.filter(({ works }) => works);
  expect(worked).toHaveLength((PARTS.length - 1) * STATUSES.length * SHOWN.length);
  for (const [at, row] of rows.entries()) {
    const facts = factsOfRow(row);
    const name = JSON.stringify({ role, ...row });
    expect(worksOn(viewer, facts), name).toBe(row.works);
    const asReader = factsOfRow(own[at] as FactsRow);
    expect([ownsJob(viewer, asReader), worksOn(viewer, asReader)], name).toEqual([
      ownsJob(viewer, facts),
      row.works,
    ]);
    if (["admin", "hr_manager", "moderator", "manager"].includes(role))
      expect(canSeePipeline(viewer, facts), name).toBe(row.pipeline);
    if (role !== "staff") expect(canSeeJob(viewer, facts), name).toBe(row.listed);
  }
});
