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
async function openAs(can: string[], ...screens: Parameters<typeof signedInAs>[1][]) {
  stubServer({
    "GET /organigram": () => ({ data: { roles: [], edges: [] }, detectedPosition: null }),
    "GET /department": () => ({ data: [], total: 0, can }),
  });
  const slices = { organigram: organigramReducer, ...signedInAs("admin", ...screens) };
  screen = await drawPage(OrganigramPage, {}, { organigram: words }, slices);
}

test("an empty organigram leads those who may add positions to where they do", async () => {
  await openAs(["create"], "departments-teams-roles");
  expect(said()).toContain(words["empty-text"]);
  expect(findNamed(words["empty-action"])?.getAttribute("href")).toMatch(/departments-teams-roles/);
});

test.each([
  ["has not the screen", []],
  ["may only read it", ["departments-teams-roles" as const]],
])("who %s reads when it fills", async (_who, screens) => {
  await openAs([], ...screens);
  expect(said()).toContain(words["empty-text-read"]);
  expect(findNamed(words["empty-action"])).toBeUndefined();
});
