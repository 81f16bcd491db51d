import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatTokens, parseTokens, searchToSend } from "./skillTokens.ts";

const ID = "0190b5a1-7c3e-7d2f-8a1b-0123456789ab";

describe("skills in the address", () => {
  it("come back as they went in, whatever they are", () => {
    const asked = fc.record({
      skill_id: fc.uuid(),
      level: fc.option(fc.integer({ min: 1, max: 5 })),
      kind: fc.constantFrom("essential" as const, "optional" as const),
      importance: fc.integer({ min: 1, max: 5 }),
      must_have: fc.boolean(),
    });
    const several = fc.uniqueArray(asked, { maxLength: 50, selector: (one) => one.skill_id });
    fc.assert(
      fc.property(several, (list) => {
        expect(parseTokens(formatTokens(list))).toEqual(list);
      }),
    );
  });

  it("are short words", () => {
    const [one] = parseTokens(`${ID}.4o5m`);
    expect(one).toEqual({ skill_id: ID, level: 4, kind: "optional", importance: 5, must_have: true });
  });

  it("ask for any level until one is chosen", () => {
    const asked = parseTokens(`${ID}.0e3`);
    expect(asked).toMatchObject([{ skill_id: ID, level: null }]);
    expect(searchToSend(asked)).toMatchObject([{ skill_id: ID, level: 1 }]);
    expect(searchToSend(parseTokens(`${ID}.4e3`))).toMatchObject([{ level: 4 }]);
  });

  it("pass over what was mistyped, and count one once", () => {
    for (const text of [undefined, "", "~", `${ID}.6e3`, `${ID}.3e3x`, "sql.3e3"])
      expect(parseTokens(text)).toEqual([]);
    expect(parseTokens(`${ID}.2e3~${ID}.4e3`)).toMatchObject([{ level: 2 }]);
  });
});
