import { describe, expect, test } from "vitest";
import { toCsv } from "./toCsv.ts";

const table = (...texts: string[]) => ({
  label: "T",
  columns: [{ key: "a", label: "Skill" }],
  rows: texts.map((text, at) => ({ key: String(at), cells: [{ text }] })),
});

describe("a table as CSV", () => {
  test("quotes what holds its delimiter, quotation marks and lines", () => {
    expect(toCsv(table('say "a, b"', "a;b"), ",")).toBe('\ufeffSkill\r\n"say ""a, b"""\r\na;b\r\n');
    expect(toCsv(table("3,4", "a;b"), ";")).toBe('\ufeffSkill\r\n3,4\r\n"a;b"\r\n');
  });

  test.each(["=1+1", "+cmd", "-x", "@sum", "\tx"])("takes the formula out of %j", (text) => {
    expect(toCsv(table(text), ",")).toContain(`'${text}`);
  });

  test("leaves numbers as they are", () => {
    expect(toCsv(table("-12", "84%"), ",")).toBe("\ufeffSkill\r\n-12\r\n84%\r\n");
  });
});
