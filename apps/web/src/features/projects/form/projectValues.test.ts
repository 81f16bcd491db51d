import { expect, test } from "vitest";
import { buildRequiredSkill } from "../../../test/builders.ts";
import {
  EMPTY_PROJECT,
  emptyRole,
  type ProjectValues,
  projectResolver,
  projectValues,
} from "./projectValues.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const WORK = {
  values: {
    name: "Grid map",
    description: "Draw the grid",
    department: { id: ID, name: "IT" },
    startDate: "2026-01-01",
    endDate: "2026-06-30",
    roles: [
      {
        id: ID,
        role: "GIS specialist",
        job_profile: { id: ID, name: "GIS" },
        roleStartDate: "2026-01-01",
        roleEndDate: "2026-06-30",
        hours: 16,
        salary_from: 4000,
        salary_to: 5000,
        roleDescription: "",
        skills: [buildRequiredSkill()],
      },
    ],
  },
};
type Project = Parameters<typeof projectValues>[0];
const stored = (): ProjectValues => projectValues({ work: WORK } as unknown as Project);
const send = async (values: ProjectValues) => {
  const options = { fields: {}, shouldUseNativeValidation: false } as never;
  return (await projectResolver(values, undefined, options)) as {
    values: { department: string | null; roles: { id?: string; salary: unknown }[] };
    errors: { roles?: { [field: string]: { message?: string } }[] };
  };
};

test("a stored project is edited with its department and its roles, and sent back with their ids", async () => {
  expect(stored()).toMatchObject({
    department: ID,
    roles: [{ roleId: ID, salary: { from: 4000, to: 5000 } }],
  });
  const { values } = await send(stored());
  expect(values).toMatchObject({
    department: ID,
    roles: [{ id: ID, job_profile_id: ID, salary: { from: 4000, to: 5000 } }],
  });
});

test("no department, no pay and a new role are sent as nothing", async () => {
  const [role] = stored().roles;
  if (!role) throw new Error("no role");
  const salary = { from: null, to: null };
  const { values } = await send({ ...stored(), department: "", roles: [{ ...role, roleId: null, salary }] });
  expect(values.department).toBeNull();
  expect(values.roles[0]?.salary).toBeNull();
  expect(values.roles[0]).not.toHaveProperty("id");
});

test("half a pay range and a role without a job profile are refused", async () => {
  const [role] = stored().roles;
  if (!role) throw new Error("no role");
  const roles = [{ ...role, job_profile_id: null, salary: { from: 4000, to: null } }];
  const { errors } = await send({ ...stored(), roles });
  expect(Object.keys(errors.roles?.[0] ?? {}).sort()).toEqual(["job_profile_id", "salary"]);
});

test("a project without an internal part starts empty, and a new role with the project's dates", () => {
  expect(projectValues({ work: null })).toBe(EMPTY_PROJECT);
  expect(EMPTY_PROJECT.roles).toHaveLength(1);
  const dates = { startDate: "2026-01-01", endDate: "2026-06-30" };
  expect(emptyRole(dates)).toMatchObject({
    roleId: null,
    roleStartDate: "2026-01-01",
    roleEndDate: "2026-06-30",
  });
});
