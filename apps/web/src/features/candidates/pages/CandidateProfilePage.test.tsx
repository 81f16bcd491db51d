import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import listWords from "../../../lib/words/list.en.json";
import taskWords from "../../../shared/tasks/tasks.en.json";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { pressIn } from "../../../test/lists.ts";
import { findButton, isAsked, type OnScreen, press, pressInDialog, settle } from "../../../test/onScreen.tsx";
import { serve } from "../../../test/serve.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { refused } from "../../../test/stubServer.ts";
import words from "../candidates.en.json";
import { CandidateProfilePage } from "./CandidateProfilePage.tsx";
import { CandidateTasksPage } from "./CandidateTasksPage.tsx";

const ANN = "01890a5d-ac96-774b-bcce-b302099a8010";
const BO = "01890a5d-ac96-774b-bcce-b302099a8011";
const candidate = (more: Partial<CandidateRow> = {}): CandidateRow => ({
  id: ANN,
  first_name: "Ann",
  last_name: "Bos",
  name: "Ann Bos",
  email: "ann@x.example",
  phone: null,
  location: "Assen",
  headline: "Cook",
  photo_url: null,
  source: "by_hand",
  owner: null,
  account: false,
  consent: "none",
  consent_at: null,
  unsubscribed_at: null,
  retention: { state: "in_process", until: null, days_left: null },
  applications: [],
  applications_count: 0,
  talent_pools_count: 0,
  skills: [],
  created_at: "2026-01-05T00:00:00.000Z",
  version: 3,
  can: [],
  ...more,
});
const status = (more: Partial<CandidateRow> = {}, beside: object = {}) => ({
  candidate: candidate(more),
  applications: [],
  talent_pools: [],
  consent_asked_at: null,
  email_from: null,
  ...beside,
});
let screen: OnScreen;
let replies: Parameters<typeof serve>[0];
let server: ReturnType<typeof serve>;
beforeEach(() => {
  replies = {
    "GET /user_status": () => status(),
    "GET /candidate_list/duplicates": () => ({ data: [], total: 0 }),
    "GET /candidate_tasks": () => ({ data: [], total: 0, can: ["add"] }),
  };
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const open = async (Page = CandidateProfilePage) => {
  server = serve(replies);
  const slices = signedInAs(
    "moderator",
    "candidate-profile",
    "candidates-list",
    "recruiting-job-message",
    "recruiting-job-pipeline",
  );
  screen = await drawPage(
    Page,
    { at: `/${ANN}`, path: "/:candidateId" },
    { candidates: words, list: listWords, tasks: taskWords },
    slices,
  );
  await settle();
};
const href = (name: string) => findNamed(name)?.getAttribute("href");
const MENU = /Ann Bos/;

test("a candidate who is not there is told otherwise than a failure, which is read again", async () => {
  replies["GET /user_status"] = refused(404);
  await open();
  expect(said()).toContain(words.details.missing);
  await screen.remove();
  replies["GET /user_status"] = refused(500);
  await open();
  expect(said()).toContain(words.details["load-failed"]);
  replies["GET /user_status"] = () => status();
  await pressNamed("Try again");
  expect(said()).toContain("Ann Bos");
  expect(server.reads("/user_status")[0]).toEqual({ user_id: ANN });
});

test("the header has the contact that is known, and only what may be done", async () => {
  await open();
  expect(href("ann@x.example")).toBe("mailto:ann@x.example");
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  expect(said()).toContain(words.details["no-owner"]);
  for (const name of [words.details["add-to-job"], words.actions.edit, words.details.email])
    expect(findNamed(name)).toBeUndefined();
  expect(findButton(words.details["no-owner"])).toBeUndefined();
  await screen.remove();
  replies["GET /user_status"] = () =>
    status(
      {
        phone: "06",
        consent: "given",
        can: ["add_to_job", "edit", "set_owner"],
        owner: { id: BO, name: "Bo" },
      },
      { email_from: { kind: "job", id: BO } },
    );
  await open();
  expect(href("06")).toBe("tel:06");
  expect(said()).toContain(words.consent.given);
  expect(href(words.details.email)).toContain("recruiting-job-message");
  expect(findButton(words.details["add-to-job"])).toBeDefined();
  await press(words.details.owner.replace("{{name}}", "Bo"));
  expect(document.querySelector("[role=dialog]")).not.toBeNull();
});

test("an application leads to its place in the pipeline, and those not shown are counted", async () => {
  const applications = [{ id: "a1", vacancy: { id: BO, name: "Cook" }, stage: "Interview" }];
  replies["GET /user_status"] = () => status({ applications, applications_count: 3 } as never);
  await open();
  expect(href("Cook · Interview")).toContain("recruiting-job-pipeline?open=a1");
  expect(said()).toContain(words["more-applications_other"].replace("{{count}}", "2"));
});

test("a possible duplicate is compared by someone who may merge, and the one with an account is kept", async () => {
  const pair = (can: string[], account: boolean) => ({
    data: [{ candidates: [candidate(), candidate({ id: BO, name: "An Bosch", account })], signs: [], can }],
    total: 1,
  });
  replies["GET /candidate_list/duplicates"] = () => pair(["merge"], true);
  await open();
  expect(server.reads("/candidate_list/duplicates")).toEqual([{ user_id: ANN }]);
  expect(said()).toContain("An Bosch");
  await press(words.duplicates.compare);
  const preview = server.all.find(({ call }) => call.includes("merge/preview"));
  expect(preview?.body).toEqual({ kept_id: BO, merged_id: ANN });
  await screen.remove();
  replies["GET /candidate_list/duplicates"] = () => pair([], true);
  await open();
  expect(findButton(words.duplicates.compare)).toBeUndefined();
});

test("after an erasure its proof stays on screen though the record is gone, and then the list is next", async () => {
  const nothing = { applications: 0, notes: 0, tasks: 0, files: 0, skills: 0, mails: 0, talent_pools: 0 };
  replies["GET /user_status"] = () => status({ can: ["erase"] });
  await open();
  const erased = { user_ids: [ANN], proofs: ["p-17"] };
  const seen = { goes: { people: 1, ...nothing }, in_process: { count: 0, names: [] } };
  vi.stubGlobal("fetch", async (address: string, { method }: RequestInit) => {
    if (address.includes("preview")) return Response.json({ success: true, payload: seen });
    if (method === "DELETE") return Response.json({ success: true, payload: erased });
    return refused(404)() as Response;
  });
  await pressIn(MENU, words.actions.erase);
  await settle();
  await pressInDialog(words.erase["confirm-one"].replace("{{name}}", "Ann Bos"));
  await settle();
  expect(isAsked("p-17")).toBe(true);
  await pressInDialog("Close");
  await settle();
  expect(window.location.pathname).toBe("/recruitment-manager/candidates-list");
});

test("tasks of a candidate are read for the person of the page", async () => {
  await open(CandidateTasksPage);
  expect(server.reads("/user_status")).toEqual([{ user_id: ANN }]);
  expect(server.reads("/candidate_tasks")[0]).toMatchObject({ user_id: ANN });
});
