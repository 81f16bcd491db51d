import type { JobFilter } from "@vaardig/contract/jobs/recruitingJobs";
import { afterEach, describe, expect, test, vi } from "vitest";
import approval from "../../../shared/approval/approval.en.json";
import { buildVacancy } from "../../../test/builders.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../jobs.en.json";
import { RecruitingJobsPage } from "./RecruitingJobsPage.tsx";

const CALL = "GET /job_vacancy";
const JOB = { ...buildVacancy(), owner_name: null, change_waiting: false, applicants: [] };
const found = (total: number) => ({
  data: total > 0 ? [JOB] : [],
  total,
  can: [],
  counts: (["all", "mine", "pending"] satisfies JobFilter[]).map((filter) => ({ filter, count: 12 })),
});
const open = (at = "/") => drawPage(RecruitingJobsPage, { at }, { jobs: words, approval });

describe("the recruiters' list of jobs", () => {
  testRefetches({
    open,
    call: CALL,
    answer: () => found(1),
    failed: words["load-failed"],
    shown: JOB.name,
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("keeps page, filter and search in its address, and asks the server for them", async () => {
    const asked = stubServer({ [CALL]: () => found(25) });
    const last = () => asked.filter(({ call }) => call === CALL).at(-1)?.query;
    screen = await open();
    expect(document.querySelector("h1")?.textContent).toBe("Jobs");
    expect(said()).toContain("1–10 of 25");
    await pressNamed("Next page");
    expect(addressQuery()).toBe("?page=1");
    expect(last()).toMatchObject({ page: "1" });
    expect(said()).toContain("11–20 of 25");
    await pressNamed("Pending · 12");
    expect(addressQuery()).toBe("?filter=pending");
    expect(last()).toMatchObject({ filter: "pending", page: "0" });
    await search(words["search-vacancies"], "DATA");
    expect(addressQuery()).toBe("?filter=pending&search=DATA");
    expect(last()).toMatchObject({ filter: "pending", search_query: "DATA" });
    await pressNamed("All · 12");
    expect(addressQuery()).toBe("?search=DATA");
  });

  test("opens as its address says, and is cleared where that finds nothing", async () => {
    const asked = stubServer({ [CALL]: ({ search_query: text }) => found(text ? 0 : 1) });
    screen = await open("/?filter=mine&search=nothing");
    expect(asked.find(({ call }) => call === CALL)?.query).toMatchObject({ filter: "mine" });
    expect(findNamed("Mine · 12")?.getAttribute("aria-pressed")).toBe("true");
    expect(document.querySelector<HTMLInputElement>("input[type=text]")?.value).toBe("nothing");
    expect(said()).toContain(words["no-vacancies-title"]);
    await pressNamed("Clear filters");
    expect(addressQuery()).toBe("");
    expect(said()).toContain(JOB.name);
  });
});
