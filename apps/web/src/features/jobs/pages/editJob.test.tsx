import type { JobDetail } from "@vaardig/contract/jobs/jobs";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import apply from "../../../shared/apply/apply.en.json";
import approval from "../../../shared/approval/approval.en.json";
import match from "../../../shared/match/match.en.json";
import requiredSkills from "../../../shared/required-skills/required-skills.en.json";
import { buildRequiredSkill, buildVacancy } from "../../../test/builders.ts";
import { drawPage, said } from "../../../test/drawPage.tsx";
import { type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import words from "../jobs.en.json";
import { EditJobPage } from "./EditJobPage.tsx";

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

describe("an edited job", () => {
  const PUT = "PUT /job_vacancy";

  test("is saved at the version of its work, and left for its page", async () => {
    const asked = await open(EditJobPage, { [PUT]: () => ({ ...JOB, ...WORK }) });
    await type(words.field.location, " Assen ");
    await press(words["save-job"]);
    expect(writes(asked)[0]).toMatchObject({
      call: PUT,
      body: {
        id: JOB.id,
        version: 4,
        location: "Assen",
        department_id: null,
        job_profile_id: JOB.id,
        headcount: 1,
      },
    });
    expect(screen?.message()).toBe("Cook was saved");
    expect(said()).toContain("gone to /recruitment-manager/recruiting-job-details");
  });

  test("that has to be approved first says so", async () => {
    await open(EditJobPage, { [PUT]: () => ({ ...JOB, ...WORK, change_waiting: true, status: "Pending" }) });
    await type(words.field.location, "Assen");
    await press(words["save-job"]);
    expect(screen?.message()).toBe("The change to Cook is waiting for approval");
  });

  test.each([
    ["an approved job", {}, "moderator", words.note.approved],
    ["a waiting change", { change_waiting: true }, "admin", words.note.change],
    ["an approved job of an administrator", {}, "admin", null],
    ["a draft", { status: "Draft" }, "moderator", null],
  ] as const)("of %s has its note", async (_what, more, role, note) => {
    await open(EditJobPage, { [DETAIL]: () => ({ ...JOB, ...more }) }, role);
    for (const one of Object.values(words.note)) expect(said().includes(one)).toBe(one === note);
  });

  test("that one may not edit is not asked for", async () => {
    const asked = await open(EditJobPage, { [DETAIL]: () => ({ ...JOB, can: [] }) });
    expect(said()).toContain(words["not-to-edit-text"]);
    expect(timesAsked(asked, WORK_CALL)).toBe(0);
  });

  test("whose work cannot be read says so", async () => {
    await open(EditJobPage, { [WORK_CALL]: refused() });
    expect(said()).toContain(words["job-failed"]);
  });
});
