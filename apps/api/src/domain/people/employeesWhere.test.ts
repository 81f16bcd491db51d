import { expect, it } from "vitest";
import { employeesWhere } from "./employeesWhere.ts";

const HR = { companyId: "company", userId: "hr", role: "hr_manager" } as const;
const of = (departments: string[]) => employeesWhere(HR, { search_query: "", departments });

it("names ids one by one, the first again where a statement has room for more", () => {
  expect(of(["a", "b", "c"])).toMatchObject({
    name: "employees_d4",
    text: expect.stringContaining("u.department_id in ($2::uuid, $3::uuid, $4::uuid, $5::uuid)"),
    values: ["company", "a", "b", "c", "a"],
  });
  expect(of(["a"])).toMatchObject({ name: "employees_d1", values: ["company", "a"] });
});

it("takes many ids as one list, and none as no condition", () => {
  const many = Array.from({ length: 17 }, (_, at) => `id ${at}`);
  expect(of(many)).toMatchObject({
    name: "employees_d",
    text: expect.stringContaining("u.department_id = any($2::uuid[])"),
    values: ["company", many],
  });
  expect(of([]).text).not.toContain("department_id");
});
