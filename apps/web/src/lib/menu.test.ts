import { describe, expect, it } from "vitest";
import { buildItem, buildMenu } from "../test/builders.ts";
import { chainPath, chainTo, decodedParts, matchMenu, menuFor, translatePath } from "./menu.ts";

const menu = buildMenu();
const keys = (path: string) => matchMenu(menu, decodedParts(path)).chain.map((item) => item.key);

describe("menuFor", () => {
  it("keeps a role's entries at every depth, in order", () => {
    const shown = menuFor(
      [
        buildItem("b", ["B", "B"], { order: 2, user_types: ["employee"] }),
        buildItem("a", ["A", "A"], {
          order: 1,
          children: [buildItem("admin-only", ["X", "X"], { user_types: ["admin"] })],
        }),
        buildItem("c", ["C", "C"], { user_types: ["admin"] }),
      ],
      "employee",
    );
    expect(shown.map((item) => item.key)).toEqual(["a", "b"]);
    expect(shown[0]?.children).toEqual([]);
  });
});

describe("matchMenu", () => {
  it.each([
    "/personal/my-skills/your-skills",
    "/persoonlijk/mijn-vaardigheden/jouw-vaardigheden",
    "/personal/mijn-vaardigheden/your-skills",
  ])("resolves the segments of both languages: %s", (path) => {
    expect(keys(path)).toEqual(["personal", "my-skills", "your-skills"]);
  });

  it("resolves encoded segments and reads parameters", () => {
    const match = matchMenu(menu, decodedParts("/jobs-%26-projects/jobs/42/details"));
    expect(match.chain.at(-1)?.key).toBe("job-match-details");
    expect(match.params).toEqual({ jobId: "42" });
  });

  it("prefers a fixed segment to a parameter", () => {
    const two = [
      buildItem("any", ["Any", "Any"], { segment: { en: ":id", nl: ":id" } }),
      buildItem("new", ["New", "Nieuw"]),
    ];
    expect(matchMenu(two, ["new"]).chain[0]?.key).toBe("new");
  });

  it("names what is left below the last entry", () => {
    expect(matchMenu(menu, ["personal", "my-skills", "else", "1"]).rest).toEqual(["else", "1"]);
    expect(matchMenu(menu, ["nowhere"]).chain).toEqual([]);
  });
});

describe("addresses", () => {
  it("builds the address of a screen in a language, with its parameters", () => {
    const chain = chainTo(menu, "job-match-details") ?? [];
    expect(chainPath("/employee", chain, "nl", { jobId: "a/b" })).toBe(
      "/employee/vacatures-&-projecten/vacatures/a%2Fb/details",
    );
  });

  it("has no chain to a screen the role does not have", () => {
    expect(chainTo(menu, "billing")).toBeNull();
  });

  it.each([
    ["/employee/personal/my-skills", "/employee/persoonlijk/mijn-vaardigheden"],
    ["/employee/jobs-&-projects/jobs/42/details", "/employee/vacatures-&-projecten/vacatures/42/details"],
    ["/employee/personal/my-skills/x%20y", "/employee/persoonlijk/mijn-vaardigheden/x%20y"],
    ["/employee", "/employee"],
    ["/employee/nowhere", "/employee/nowhere"],
    ["/employees/personal", "/employees/personal"],
    ["/login", "/login"],
  ])("rewrites %s on a switch of language", (from, to) => {
    expect(translatePath("/employee", menu, from, "nl")).toBe(to);
  });

  it("comes back to where it started", () => {
    const there = translatePath("/employee", menu, "/employee/jobs-&-projects/jobs/42/details", "nl");
    expect(translatePath("/employee", menu, there, "en")).toBe("/employee/jobs-&-projects/jobs/42/details");
  });

  it("survives a malformed escape", () => {
    expect(decodedParts("/a%zz/b")).toEqual(["a%zz", "b"]);
  });
});
