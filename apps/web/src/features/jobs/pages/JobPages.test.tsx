import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import apply from "../../../shared/apply/apply.en.json";
import approval from "../../../shared/approval/approval.en.json";
import match from "../../../shared/match/match.en.json";
import requiredSkills from "../../../shared/required-skills/required-skills.en.json";
import { buildRequiredSkill, buildVacancy } from "../../../test/builders.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { pick, pressInSheet } from "../../../test/lists.ts";
import { fieldOf, findButton, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import words from "../jobs.en.json";
import { CreateJobPage } from "./CreateJobPage.tsx";
import { JobMatchDetailsPage } from "./JobMatchDetailsPage.tsx";
import { JobsPage } from "./JobsPage.tsx";
import { RecruitingJobDetailsPage } from "./RecruitingJobDetailsPage.tsx";
import { RecruitingJobPage } from "./RecruitingJobPage.tsx";

const JOB: JobDetail = {
  ...buildVacancy({ name: "Cook", can: ["edit", "see_work", "apply", "save"] }),
  description: "You cook",
  skills: [buildRequiredSkill()],
  hiring_manager: null,
  contact: null,
  change_waiting: false,
};
const VALUES = {
  name: "Cook",
  description: "You cook",
  job_profile: { id: JOB.id, name: "Cooking" },
  department: null,
  location: null,
  hours: null,
  salary_from: null,
  salary_to: null,
  headcount: 1,
  apply_by: null,
  hiring_manager: null,
  contact: null,
  available_from: null,
  external: false,
  skills: [buildRequiredSkill()],
};
const WORK = {
  id: JOB.id,
  name: "Cook",
  version: 4,
  values: VALUES,
  approval: { decline_reason: null, submitted: null, decided: null, change: null },
  team: { owner: null, co_owners: [], members: [] },
};
const DETAIL = "GET /job_vacancy/detail";
const WORK_CALL = "GET /job_vacancy/work";
type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const BUNDLES = { jobs: words, approval, apply, match, "required-skills": requiredSkills };
const SCREENS = [
  "recruiting-job-details",
  "recruiting-jobs",
  "edit-job",
  "job-matches",
  "recruiting-project",
  "your-skills",
] as const;
function Gone() {
  return <p>gone to {useLocation().pathname}</p>;
}
async function open(
  Page: () => React.ReactNode,
  answers: Answers,
  role: Parameters<typeof signedInAs>[0] = "moderator",
): Promise<Asked> {
  const asked = stubServer({ [DETAIL]: () => JOB, [WORK_CALL]: () => WORK, ...answers });
  const Routed = () => (
    <Routes>
      <Route path="/job/:jobId" element={<Page />} />
      <Route path="*" element={<Gone />} />
    </Routes>
  );
  screen = await drawPage(Routed, { at: `/job/${JOB.id}` }, BUNDLES, signedInAs(role, ...SCREENS));
  return asked;
}

describe("a new job", () => {
  const made = (more: object = {}) => ({ ...JOB, ...WORK, ...more });
  const POST = "POST /job_vacancy";
  const SUBMIT = "POST /job_vacancy/submit";

  const profiles = {
    "GET /job_profile": () => ({
      data: [{ id: JOB.id, name: "Cooking", sector: null, is_shared: false }],
      total: 1,
      can: [],
    }),
    "GET /skill_profile": () => ({ skills: [buildRequiredSkill()] }),
  };
  const fill = async () => {
    await pick(words.field.job_profile_id, "Cooking");
    // The profile gives name and skills.
    expect(fieldOf(words.field.name).value).toBe("Cooking");
    await type(words.field.name, " Cook ");
  };

  test("is asked for what it lacks, and then saved as a draft", async () => {
    const asked = await open(CreateJobPage, { ...profiles, [POST]: () => made() });
    expect(said()).toContain(words["create-draft-description"]);
    await press(words["create-draft"]);
    expect(writes(asked)).toHaveLength(0);
    await fill();
    await press(words["create-draft"]);
    expect(writes(asked)).toHaveLength(1);
    expect(writes(asked)[0]?.body).toMatchObject({
      name: "Cook",
      job_profile_id: JOB.id,
      department_id: null,
      location: null,
      headcount: 1,
      external: false,
      skills: [{ skill_id: JOB.id, level: 3, kind: "essential", importance: 3, must_have: false }],
    });
    expect(screen?.message()).toBe("Cook was saved as a draft");
    expect(said()).toContain("gone to /recruitment-manager/recruiting-job-details");
  });

  test("is submitted at its version when that was asked for", async () => {
    const asked = await open(CreateJobPage, { ...profiles, [POST]: () => made(), [SUBMIT]: () => made() });
    await fill();
    await press(words["create-submit"]);
    expect(writes(asked).map(({ call }) => call)).toEqual([POST, SUBMIT]);
    expect(writes(asked)[1]?.body).toEqual({ id: JOB.id, version: 4 });
    expect(screen?.message()).toBe("Cook is waiting for approval");
  });

  test("that cannot be submitted stays a draft, and says what it lacks", async () => {
    const lacks = refused(400, {}, { code: "validation", fields: { skills: "Add a skill" } });
    await open(CreateJobPage, { ...profiles, [POST]: () => made(), [SUBMIT]: lacks });
    await fill();
    await press(words["create-submit"]);
    expect(screen?.message()).toBe("Add a skill");
    expect(said()).toContain("gone to");
  });

  test("of an administrator opens at once, and is not submitted", async () => {
    const asked = await open(CreateJobPage, { ...profiles, [POST]: () => made() }, "admin");
    expect(said()).toContain(words["create-open-description"]);
    expect(findButton(words["create-submit"])).toBeUndefined();
    await fill();
    await press(words["create-open"]);
    expect(writes(asked)).toHaveLength(1);
    expect(screen?.message()).toBe("Cook is now open");
  });
});

describe("a job for the reader", () => {
  const READS = {
    "GET /job_vacancy/match": refused(),
    "GET /my_applications": () => ({ data: [], total: 0 }),
  };

  test("takes applications until its last day, after which it says so", async () => {
    await open(JobMatchDetailsPage, READS, "employee");
    expect(said()).toContain("You cook");
    expect(findButton(apply.apply)).toBeDefined();
    expect(said()).toContain("Error fetching data");
    await screen?.remove();
    const passed = { ...JOB, can: [], closing: "passed", apply_by: "2026-05-01", description: "" };
    await open(JobMatchDetailsPage, { ...READS, [DETAIL]: () => passed }, "employee");
    expect(said()).toContain("The last day to apply was 1 May 2026. Nothing changes");
    expect(said()).toContain(words["no-description"]);
    expect(findButton(apply.apply)).toBeUndefined();
  });
});

describe("the jobs of the reader", () => {
  test.each([
    ["employee", words.title],
    ["freelancer", words["title-outside"]],
  ] as const)("of a %s have their own title, and lead to their skills", async (role, title) => {
    await open(JobsPage, { "GET /job_vacancy/openness": refused() }, role);
    expect(document.querySelector("h1")?.textContent).toBe(title);
    expect(findNamed(words["improve-action"])?.getAttribute("href")).toContain("your-skills");
  });
});

describe("a job for its team", () => {
  test("is read with its work only by those who see it", async () => {
    const asked = await open(RecruitingJobDetailsPage, { [DETAIL]: () => ({ ...JOB, can: [] }) });
    expect(timesAsked(asked, WORK_CALL)).toBe(0);
    expect(said()).not.toContain("Based on job profile");
    expect(said()).not.toContain(approval.progress.title);
    await screen?.remove();
    await open(RecruitingJobDetailsPage, {});
    expect(said()).toContain("Based on job profile Cooking");
    expect(said()).toContain(approval.progress.title);
    await screen?.remove();
    await open(RecruitingJobDetailsPage, { [WORK_CALL]: refused() });
    expect(findButton("Try again")).toBeDefined();
    // Nor does anything look as if it were still coming.
    expect(document.querySelector(".MuiSkeleton-root")).toBeNull();
  });

  test("shows nothing of its work any more once it was handed over", async () => {
    let can: JobDetail["can"] = ["see_work", "assign"];
    const owner = { id: "o", name: "Lotte", photo_url: null };
    const asked = await open(RecruitingJobDetailsPage, {
      [DETAIL]: () => ({ ...JOB, can }),
      [WORK_CALL]: () => ({
        ...WORK,
        team: { owner, co_owners: [{ ...owner, id: "c", name: "Cy" }], members: [] },
      }),
      "PUT /job_vacancy/members": () => ({ ...JOB, ...WORK }),
      // Nothing is read again while a response is pending.
      "GET /skill_level_description": () => ({ data: [] }),
    });
    await press(approval.team.edit);
    can = [];
    await pressNamed("Remove Cy");
    await pressInSheet("Save");
    expect(writes(asked)[0]?.body).toMatchObject({ id: JOB.id, version: 4, owner_id: "o" });
    expect(said()).not.toContain(approval.progress.title);
  });

  const header = async (more: Partial<JobDetail>) => {
    await screen?.remove();
    await open(RecruitingJobPage, { [DETAIL]: () => ({ ...JOB, ...more }) });
    return said();
  };

  test("names itself with its tabs folded, and its acts; the approval is a command at its version", async () => {
    const APPROVE = "POST /job_vacancy/approve";
    const asked = await open(RecruitingJobPage, {
      [DETAIL]: () => ({ ...JOB, status: "Pending", version: 9, can: ["approve"] }),
      [APPROVE]: () => JOB,
    });
    expect(document.querySelector("h1")?.textContent).toBe("Cook");
    expect(findNamed(words["back-to-jobs"])?.getAttribute("href")).toContain("recruiting-jobs");
    await press(approval.act.approve);
    expect(writes(asked)[0]?.body).toEqual({ id: JOB.id, version: 9 });
    expect(screen?.message()).toBe("Cook has been approved");
    expect(timesAsked(asked, DETAIL)).toBe(2);
    expect(await header({ can: [] })).not.toContain(approval.act.approve);
  });
});
