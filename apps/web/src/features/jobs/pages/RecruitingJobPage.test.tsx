import { afterEach, describe, expect, test, vi } from "vitest";
import { drawPage, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import words from "../jobs.en.json";
import { JobMatchDetailsPage as MatchDetails } from "./JobMatchDetailsPage.tsx";
import { RecruitingJobPage } from "./RecruitingJobPage.tsx";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

describe.each([
  ["a recruiter", RecruitingJobPage],
  ["an employee", MatchDetails],
])("a job that %s opens", (_reader, Page) => {
  test.each([
    ["is not there", 404],
    ["has no such id", 400],
  ])("%s", async (_what, status) => {
    stubServer({ "GET /job_vacancy/detail": refused(status) });
    screen = await drawPage(Page, { at: "/not-an-id", path: "/:jobId" }, { jobs: words });
    expect(document.querySelector("h1")?.textContent).toBe("Job Doesn't Exist!");
    expect(said()).not.toContain("Try again");
  });
});
