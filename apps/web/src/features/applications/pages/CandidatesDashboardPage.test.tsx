import type { CandidateTask } from "@vaardig/contract/candidates/candidateTasks";
import type { ListedJob } from "@vaardig/contract/jobs/recruitingJobs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { buildVacancy } from "../../../test/builders.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { tick } from "../../../test/lists.ts";
import { type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../applications.en.json";
import { candidatesDashboardReducer } from "../candidatesDashboard.slice.ts";
import { CandidatesDashboardPage } from "./CandidatesDashboardPage.tsx";

const JOBS = "GET /job_vacancy";
const COUNTS = "GET /candidate_list/stage_counts";
const TASKS = "GET /candidate_tasks";
const PIPELINE = "GET /candidate_list/pipeline";
const job = (name: string, fresh = 0, more: Partial<ListedJob> = {}): ListedJob => ({
  ...buildVacancy({ id: name, name }),
  owner_name: null,
  change_waiting: false,
  applicants: fresh > 0 ? [{ stage: "Application", count: fresh }] : [],
  ...more,
});
const count = (id: string, stage: string, all: number, active = all, recent = 0) => ({
  job_vacancy_id: id,
  stage,
  count: all,
  active,
  recent,
});
const QUIET = job("Quiet");
const BUSY = job("Busy", 5);
const task = (id: string, day: string, more: Partial<CandidateTask> = {}): CandidateTask => ({
  id,
  candidate: { id: "ann", name: "Ann", internal: false },
  vacancy: { id: "job", name: "Planner" },
  title: id,
  description: "",
  type: "call",
  activity_date: day,
  remind_at: null,
  done_at: null,
  assignee: { id: "me", name: "Me" },
  author: null,
  created_at: "2026-11-01T08:00:00.000Z",
  version: 3,
  can: ["complete"],
  ...more,
});
type Answers = Parameters<typeof stubServer>[0];
const READS: Answers = {
  [JOBS]: () => ({
    data: [QUIET, BUSY, job("Over", 9, { publication: "closed" })],
    total: 3,
    can: [],
    counts: [],
  }),
  [COUNTS]: () => ({
    data: [count("Busy", "Application", 4), count("Busy", "Interview", 3, 2), count("Quiet", "Interview", 1)],
  }),
  [TASKS]: () => ({ data: [], total: 0 }),
  "GET /applications": () => ({ data: [], total: 0, stages: [], outcomes: [], vacancies: [] }),
  "GET /interviews/mine": () => ({ data: [], total: 0 }),
};
let screen: OnScreen | undefined;
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-10T10:00:00.000Z"), toFake: ["Date"] }));
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const drawn = () =>
  drawPage(
    CandidatesDashboardPage,
    {},
    { applications: words },
    {
      ...signedInAs("moderator", "create-job", "recruiting-job-pipeline", "candidate-tasks", "applications"),
      candidatesDashboard: candidatesDashboardReducer,
    },
  );
const open = async (answers: Answers = {}): Promise<Asked> => {
  const asked = stubServer({ ...READS, ...answers });
  screen = await drawn();
  return asked;
};
const jobs = () =>
  [...document.querySelectorAll("[aria-labelledby=my-vacancies] li")].map(({ textContent }) => textContent);
const counters = () =>
  [...document.querySelectorAll(`[aria-label="${words.counters}"] li`)].map(({ textContent }) => textContent);

describe("the dashboard of a recruiter", () => {
  testRefetches({
    open: drawn,
    call: JOBS,
    answer: () => READS[JOBS]?.({}),
    others: READS as Record<string, () => unknown>,
    failed: words["vacancies-failed"],
    shown: "Busy",
  });

  test("shows one's open jobs, those with the most to review first, by the present counts", async () => {
    const asked = await open();
    expect(asked.find(({ call }) => call === JOBS)?.query).toEqual({ filter: "mine", size: "100" });
    expect(jobs()).toEqual(["BusyIT & Data6 applicants · 4 to review", "QuietIT & Data1 applicant"]);
    expect(counters().slice(0, 3)).toEqual(["0Vacancy", "4Application", "4Interview"]);
    // Counters of all jobs lead to the list of what they count.
    expect(findNamed("4Interview")?.getAttribute("href")).toContain("stage=Interview");
  });

  test("says how many came into a stage in the last week, over all jobs, and nothing where none did", async () => {
    const came = [count("Busy", "Interview", 3, 3, 2), count("Quiet", "Interview", 4, 4, 1)];
    await open({ [COUNTS]: () => ({ data: [...came, count("Busy", "Application", 4)] }) });
    expect(counters().slice(0, 3)).toEqual(["0Vacancy", "4Application", "7Interview+3 in 7 days"]);
  });

  test("shows what the jobs said until the counts are there", async () => {
    const { [COUNTS]: _late, ...early } = READS;
    stubServer(early);
    screen = await drawn();
    expect(jobs()[0]).toBe("BusyIT & Data5 applicants · 5 to review");
    expect(counters()[0]).toBe("–Vacancy");
  });

  test("counts only a chosen job, and a status lists its applicants", async () => {
    const asked = await open({
      [PIPELINE]: () => ({
        vacancy: {},
        stages: [
          {
            stage: "Interview",
            count: 30,
            oldest_since: null,
            cards: [buildCard("Ann", { can: ["archive"] })],
          },
        ],
        can: [],
      }),
    });
    await pressNamed(/^Quiet/);
    expect(findNamed(/^Quiet/)?.getAttribute("aria-pressed")).toBe("true");
    expect(counters().slice(1, 3)).toEqual(["0Application", "1Interview"]);
    expect(findNamed(words["open-job"])?.getAttribute("href")).toContain("recruiting-job-pipeline");
    await pressNamed("1Interview");
    expect(asked.findLast(({ call }) => call === PIPELINE)?.query).toEqual({
      job_vacancy_id: "Quiet",
      statuses_filter: "Interview",
      page: "0",
      size: "20",
    });
    expect(findNamed("Actions for Ann")).toBeDefined();
    await pressNamed("Next page");
    expect(asked.findLast(({ call }) => call === PIPELINE)?.query).toMatchObject({ page: "1" });
    await pressNamed("Ann");
    expect(addressQuery()).toBe("?open=Ann");
    await pressNamed("1Interview");
    expect(findNamed("1Interview")?.getAttribute("aria-pressed")).toBe("false");
    await pressNamed(/^Quiet/);
    expect(counters().slice(1, 3)).toEqual(["4Application", "4Interview"]);
  });

  test("goes to the board of a job when it is chosen, and not each time that the board is read", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await open({ [PIPELINE]: () => ({ vacancy: { id: "Quiet" }, stages: [], can: [] }) });
    await pressNamed(/^Quiet/);
    await settle();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.tagName).toBe("SECTION");
    await act(async () => window.dispatchEvent(new Event("focus")));
    await settle();
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });

  test("says of a status without applicants that it has none, and goes back from an empty page", async () => {
    const asked = await open({
      [PIPELINE]: ({ page }) => ({
        vacancy: {},
        stages: [
          {
            stage: "Interview",
            count: page === "0" ? 21 : 20,
            oldest_since: null,
            cards: page === "0" ? [buildCard("Ann")] : [],
          },
        ],
        can: [],
      }),
    });
    await pressNamed(/^Quiet/);
    await pressNamed("1Interview");
    await pressNamed("Next page");
    await settle();
    expect(asked.filter(({ call }) => call === PIPELINE).map(({ query }) => query.page)).toEqual(
      expect.arrayContaining(["1", "0"]),
    );
    expect(findNamed("Ann")).toBeDefined();
    await screen?.remove();
    await open({
      [PIPELINE]: () => ({
        vacancy: {},
        stages: [{ stage: "Interview", count: 0, oldest_since: null, cards: [] }],
        can: [],
      }),
    });
    await pressNamed(/^Quiet/);
    await pressNamed("1Interview");
    expect(said()).toContain("No applicants in Interview");
  });

  test("shows a few jobs until all are asked for", async () => {
    const many = Array.from({ length: 8 }, (_none, at) => job(`Job ${at}`));
    await open({ [JOBS]: () => ({ data: many, total: 8, can: [], counts: [] }) });
    expect(jobs()).toHaveLength(6);
    await press("Show all 8 jobs");
    expect(jobs()).toHaveLength(8);
  });

  test("without a job says how one comes here", async () => {
    await open({ [JOBS]: () => ({ data: [], total: 0, can: [], counts: [] }) });
    expect(said()).toContain(words["first-text"]);
    expect(findNamed(words["create-job"])?.getAttribute("href")).toContain("create-job");
  });
});

describe("the tasks of a recruiter", () => {
  const LATE = task("Late", "2026-11-09", { candidate: { id: "bo", name: "Bo", internal: true } });
  const NOW = task("Now", "2026-11-10");
  const SOON = task("Soon", "2026-11-11");

  test("are those due by today, with their day, and a link to all", async () => {
    const asked = await open({ [TASKS]: () => ({ data: [LATE, NOW, SOON], total: 12 }) });
    expect(asked.find(({ call }) => call === TASKS)?.query).toEqual({
      assignee: "me",
      open: "true",
      size: "50",
    });
    expect(said()).toContain("Call: LateBo · Plannerwas due 9 Nov 2026");
    expect(said()).toContain("Call: NowAnn · Plannertoday");
    expect(said()).not.toContain("Call: Soon");
    // An internal applicant has no profile of a candidate.
    expect(findNamed("Bo")?.getAttribute("href")).toContain("recruiting-job-pipeline");
    expect(findNamed("Ann")?.getAttribute("href")).toContain("candidate-tasks");
    await press("All my tasks · 12");
    expect(said()).toContain(words["all-tasks-help"]);
    expect(said()).toContain("Call: Soon");
  });

  test("are ticked at their version; undo opens them at the one that made", async () => {
    const asked = await open({
      [TASKS]: () => ({ data: [NOW], total: 1 }),
      "PUT /candidate_tasks": () => ({ ...NOW, version: 4 }),
    });
    const before = timesAsked(asked, TASKS);
    await tick("Completed: Now (Ann)");
    expect(writes(asked)[0]?.body).toEqual({ id: "Now", version: 3, done: true });
    expect(screen?.message()).toBe(words["task-done"]);
    expect(timesAsked(asked, TASKS)).toBeGreaterThan(before);
    await screen?.undo();
    expect(writes(asked)[1]?.body).toEqual({ id: "Now", version: 4, done: false });
  });

  test("that may not be ticked have no box; a refusal is shown", async () => {
    await open({ [TASKS]: () => ({ data: [{ ...NOW, can: [] }], total: 1 }) });
    expect(document.querySelector("input[type=checkbox]")).toBeNull();
    await screen?.remove();
    await open({ [TASKS]: () => ({ data: [NOW], total: 1 }), "PUT /candidate_tasks": refused(409) });
    await tick("Completed: Now (Ann)");
    expect(screen?.message()).toBe("Out of order");
  });

  test("none due is said", async () => {
    await open({ [TASKS]: () => ({ data: [SOON], total: 1 }) });
    expect(said()).toContain(words["no-tasks"]);
  });
});
