import type { ApplicationListRow } from "@vaardig/contract/applications/applications";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused, stubServer } from "../../../test/stubServer.ts";
import words from "../applications.en.json";
import { candidatesDashboardReducer } from "../candidatesDashboard.slice.ts";
import { StatusCounters } from "./StatusCounters.tsx";
import { WaitingApplications } from "./WaitingApplications.tsx";

const CALL = "GET /applications";
const row = (name: string): ApplicationListRow =>
  ({
    id: name,
    stage_since: "2026-11-25T08:00:00.000Z",
    next_action: { kind: "offer_open", title: null, task_type: null, at: null },
    person: { id: name, name, photo_url: null },
    vacancy: { id: "job", name: "Data analyst" },
  }) as unknown as ApplicationListRow;
const pathOf = (name: string) => {
  const [path, query] = findNamed(name)?.getAttribute("href")?.split("?") ?? [];
  return { path, ...Object.fromEntries(new URLSearchParams(query)) };
};

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const show = async (stage: "Application" | "Job offer") => {
  screen = await draw(
    <WaitingApplications stage={stage} />,
    { applications: words },
    signedInAs("moderator", "applications"),
  );
  await settle();
};
const LIST = "/recruitment-manager/applications";

describe("applications that wait", () => {
  test("are asked for by stage, without those that ended and closed jobs", async () => {
    const asked = stubServer({ [CALL]: () => ({ data: [row("Anna")], total: 1 }) });
    await show("Job offer");
    expect(asked.at(-1)?.query).toMatchObject({
      jobs: "open",
      statuses_filter: "Job offer",
      outcome: "active",
    });
    expect(said()).toContain(words.waiting.offers);
    expect(said()).toContain("Data analyst");
    expect(said()).toContain(words.next.offer_open);
  });

  test("lead to their record and, all of them, to the list they are counted in", async () => {
    stubServer({ [CALL]: () => ({ data: [row("Anna")], total: 12 }) });
    await show("Application");
    const list = { path: LIST, jobs: "open", stage: "Application", outcome: "active" };
    expect(pathOf("Anna")).toEqual({ ...list, open: "Anna" });
    expect(pathOf(words.waiting.all.replace("{{count}}", "12"))).toEqual(list);
  });

  test("say when there are none, and when they cannot be read", async () => {
    stubServer({ [CALL]: () => ({ data: [], total: 0 }) });
    await show("Application");
    expect(said()).toContain(words.waiting["no-applicants"]);
    await screen?.remove();
    stubServer({ [CALL]: refused(500) });
    await show("Job offer");
    expect(said()).toContain(words["list-failed"]);
  });
});

test("a count of a stage leads to the list of exactly those", async () => {
  screen = await draw(
    <StatusCounters counts={[{ stage: "Interview", count: 22, recent: 0 }]} canSelect={false} />,
    { applications: words },
    { ...signedInAs("moderator", "applications"), candidatesDashboard: candidatesDashboardReducer },
  );
  expect(pathOf(`22${words.stages.Interview}`)).toEqual({
    path: LIST,
    jobs: "open",
    stage: "Interview",
    outcome: "active,rejected,hired",
  });
});
