import { describe, expect, it } from "vitest";
import { detectLanguage, languageCookie } from "./detectLanguage.ts";

describe("detectLanguage", () => {
  it.each([
    ["?lng=nl", "i18next=en", "nl"],
    ["?lng=nl-BE", "", "nl"],
    ["", "a=b; i18next=nl; c=d", "nl"],
    ["?lng=de", "i18next=nl", "nl"],
    ["?lng=de", "i18next=fr", null],
    ["", "xi18next=nl", null],
    ["", "", null],
  ])("search %s with cookie %s gives %s", (search, cookies, expected) => {
    expect(detectLanguage(search, cookies)).toBe(expected);
  });

  it("reads back the cookie it writes", () => {
    expect(detectLanguage("", languageCookie("nl").split(";")[0] ?? "")).toBe("nl");
  });
});
