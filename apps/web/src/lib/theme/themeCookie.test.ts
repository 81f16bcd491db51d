import { expect, test } from "vitest";
import { readTheme, rememberTheme } from "./themeCookie.ts";

test("a choice is kept, following the system keeps nothing, and what is unknown counts as that", () => {
  rememberTheme("dark");
  expect(readTheme(document.cookie)).toBe("dark");
  rememberTheme("system");
  expect(readTheme(document.cookie)).toBe("system");
  expect(readTheme("a=b; theme=light")).toBe("light");
  expect(readTheme("theme=purple")).toBe("system");
});
