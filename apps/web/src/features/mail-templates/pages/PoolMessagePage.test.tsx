import { afterEach, expect, test, vi } from "vitest";
import { drawPage, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../mail-templates.en.json";
import { PoolMessagePage } from "./PoolMessagePage.tsx";

const POOL = "01890a5d-ac96-774b-bcce-b302099a8057";
const RECIPIENTS = "GET /mail_template/recipients";
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const show = async (can: string[]) => {
  const asked = stubServer({
    "GET /talent_pools/detail": () => ({ id: POOL, name: "Offshore", can }),
    [RECIPIENTS]: () => ({ data: [], total: 0, stages: [] }),
  });
  const place = { at: `/${POOL}`, path: "/:talentPoolId" };
  screen = await drawPage(PoolMessagePage, place, { "mail-templates": words });
  return asked.filter(({ call }) => call === RECIPIENTS).length;
};

test("someone who does not work on the pool sees that, and nothing is asked that would be refused", async () => {
  expect(await show(["open"])).toBe(0);
  expect(said()).toContain(words["pool-not-yours"]);
});

test("someone who does sees who an email reaches", async () => {
  expect(await show(["open", "write"])).toBe(1);
  expect(said()).toContain(words["no-one-yet"]);
});
