import { expect, it } from "vitest";
import { isSamePage } from "./isSamePage.ts";

const form = { pathname: "/admin/recruiting/edit-job/1", language: "en" };

it("leads to the top of what was just saved", () => {
  expect(isSamePage(form, { pathname: "/admin/recruiting/jobs/1/details", language: "en" })).toBe(false);
});

it("stays where one is with another filter and in another language", () => {
  expect(isSamePage(form, form)).toBe(true);
  expect(isSamePage(form, { pathname: "/admin/werving/vacature-bewerken/1", language: "nl" })).toBe(true);
});
