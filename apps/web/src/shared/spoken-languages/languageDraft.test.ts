import { describe, expect, it } from "vitest";
import { withLevels, withReadLanguages } from "./languageDraft.ts";

describe("languages with levels still to choose", () => {
  it("are not saved before each has one", () => {
    const dutch = { language: "nl", level: "Native" as const };
    expect(withLevels([dutch, { language: "en", level: null }])).toBeNull();
    expect(withLevels([dutch])).toEqual([dutch]);
  });

  it("take what a document says, and never over what was chosen", () => {
    const rows = [
      { language: "nl", level: null },
      { language: "en", level: "Beginner" as const },
    ];
    const read = [
      { language: "en", level: "Native" as const },
      { language: "nl", level: "Advanced" as const },
      { language: "de", level: null },
    ];
    expect(withReadLanguages(rows, read)).toEqual([
      { language: "nl", level: "Advanced" },
      { language: "en", level: "Beginner" },
      { language: "de", level: null },
    ]);
  });
});
