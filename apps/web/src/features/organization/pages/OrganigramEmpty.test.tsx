import { afterEach, expect, test, vi } from "vitest";
import { drawPage, findNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../organigram.en.json";
import { organigramReducer } from "../organigram.slice.ts";
import { OrganigramPage } from "./OrganigramPage.tsx";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
async function openAs(...screens: Parameters<typeof signedInAs>[1][]) {
  stubServer({ "GET /organigram": () => ({ data: { roles: [], edges: [] }, detectedPosition: null }) });
  const slices = { organigram: organigramReducer, ...signedInAs("admin", ...screens) };
  screen = await drawPage(OrganigramPage, {}, { organigram: words }, slices);
}

test("an empty organigram leads to where positions are added, who has that screen", async () => {
  await openAs("departments-teams-roles");
  expect(said()).toContain(words["empty-text"]);
  expect(findNamed(words["empty-action"])?.getAttribute("href")).toMatch(/departments-teams-roles/);
});

test("who has not, reads when it fills", async () => {
  await openAs();
  expect(said()).toContain(words["empty-text-read"]);
  expect(findNamed(words["empty-action"])).toBeUndefined();
});
