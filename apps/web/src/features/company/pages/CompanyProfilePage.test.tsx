import { afterEach, expect, test, vi } from "vitest";
import { drawPage, pressNamed, said } from "../../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { refused, stubServer, timesAsked } from "../../../test/stubServer.ts";
import words from "../company.en.json";
import { CompanyProfilePage } from "./CompanyProfilePage.tsx";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (answers: Parameters<typeof stubServer>[0]) => {
  const asked = stubServer(answers);
  screen = await drawPage(CompanyProfilePage, {}, { company: words });
  return asked;
};

test("says that the company could not be loaded, and loads it again", async () => {
  const asked = await open({ "GET /company": refused(500) });
  expect(said()).toContain(words["fetch-failed"]);
  await pressNamed("Try again");
  await settle();
  expect(timesAsked(asked, "GET /company")).toBe(2);
});

test("does not say so while it is on its way", async () => {
  await open({});
  expect(said()).toContain(words.title);
  expect(said()).not.toContain(words["fetch-failed"]);
  expect(document.querySelector("form")).toBeNull();
});
