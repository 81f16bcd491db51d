import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ManagedRow, managerErrors } from "./managerErrors.ts";
import type { ReportRow } from "./people.queries.ts";

const report = (email: string, manager: string | null = null): ReportRow => ({
  email,
  manager,
  isInternal: true,
});
const row = (number: number, email: string, manager?: string, isNew = true): ManagedRow => ({
  number,
  email,
  manager,
  isNew,
});

describe("managerErrors", () => {
  it("takes managers of the company and of the file, whatever their order", () => {
    const rows = [row(2, "a", "b"), row(3, "b", "boss"), row(4, "c")];
    expect(managerErrors(rows, [report("boss")], undefined).size).toBe(0);
  });

  it("lets people who report to a new person fall with that person's row", () => {
    const rows = [row(2, "a", "b"), row(3, "b", "c"), row(4, "c", "nobody")];
    expect([...managerErrors(rows, [], undefined)]).toEqual([
      [4, { manager: "manager_unknown" }],
      [3, { manager: "manager_unknown" }],
      [2, { manager: "manager_unknown" }],
    ]);
  });

  it("names every row of a circle and none beside it", () => {
    const rows = [row(2, "a", "b", false), row(3, "b", "c", false), row(4, "x", "a", false)];
    const reports = [report("a"), report("b"), report("c", "a"), report("x")];
    expect([...managerErrors(rows, reports, undefined).keys()]).toEqual([2, 3]);
  });

  it("keeps managers within their line", () => {
    const reach = { line: new Set(["mine"]), self: "me" };
    const reports = ["me", "mine", "other"].map((email) => report(email));
    const rows = [row(2, "a", "me"), row(3, "b", "mine"), row(4, "c", "other"), row(5, "d", "a")];
    expect([...managerErrors(rows, reports, reach)]).toEqual([[4, { manager: "manager_in_line" }]]);
  });

  it("leaves no circle and no one unknown, whatever a file says", () => {
    const name = fc.constantFrom("a", "b", "c", "d", "e", "f", "nobody");
    const company = fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 3 });
    const file = fc.uniqueArray(
      fc.record({ email: fc.constantFrom("a", "b", "c", "d", "e", "f"), manager: name }),
      {
        selector: ({ email }) => email,
      },
    );
    fc.assert(
      fc.property(company, file, (here, given) => {
        const reports = here.map((email, at) => report(email, here[at + 1] ?? null));
        const rows = given.map(({ email, manager }, at) =>
          row(at + 2, email, manager, !here.some((one) => one === email)),
        );
        const errors = managerErrors(rows, reports, undefined);
        const above = new Map(reports.map(({ email, manager }) => [email, manager]));
        for (const { number, email, manager = null, isNew } of rows) {
          if (!errors.has(number)) above.set(email, manager);
          else if (isNew) above.delete(email);
        }
        for (const email of above.keys()) {
          let at: string | null | undefined = email;
          for (let step = 0; at != null; step += 1) {
            expect(step).toBeLessThanOrEqual(above.size);
            expect(above.has(at)).toBe(true);
            at = above.get(at);
          }
        }
      }),
    );
  });
});
