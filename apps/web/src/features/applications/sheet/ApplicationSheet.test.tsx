import type { ApplicationDetail } from "@vaardig/contract/applications/applications";
import { afterEach, expect, test, vi } from "vitest";
import { buildCard } from "../../../test/buildCard.ts";
import { said, untilSaid } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { stubServer } from "../../../test/stubServer.ts";
import type { ApplicationActs } from "../acts/useActs.tsx";
import words from "../applications.en.json";
import { ApplicationSheet } from "./ApplicationSheet.tsx";

const reason: ApplicationDetail["reason"] = { code: "mistake", note: "Wrong job" };
const detail: ApplicationDetail = {
  ...buildCard("Noor Visser"),
  vacancy: { id: "v", name: "Analyst" },
  source: "applied",
  motivation: null,
  hourly_rate: null,
  salary_proposal: null,
  hours: null,
  available_from: null,
  available_until: null,
  reason,
  resume: null,
  job_terms: { salary_from: null, salary_to: null, hours: null, starts_on: null },
  offers: [],
  history: [],
};
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
async function open(more: Partial<ApplicationDetail>) {
  stubServer({ "GET /applications/detail": () => ({ ...detail, ...more }) });
  const acts = { act: vi.fn(), move: vi.fn() } as unknown as ApplicationActs;
  const none = () => undefined;
  const sheet = <ApplicationSheet id="a" acts={acts} order={[]} onGo={none} onClose={none} />;
  screen = await draw(sheet, { applications: words }, signedInAs("moderator"));
  await untilSaid("Noor Visser");
}

test("the reason of a rejection is shown, and not of a move that was taken back", async () => {
  await open({ outcome: "rejected" });
  expect(said()).toContain("Wrong job");
  await screen.remove();
  await open({});
  expect(said()).not.toContain("Wrong job");
});
