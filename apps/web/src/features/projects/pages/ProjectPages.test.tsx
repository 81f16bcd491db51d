import type { ProjectDetail } from "@vaardig/contract/projects/projects";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import approval from "../../../shared/approval/approval.en.json";
import match from "../../../shared/match/match.en.json";
import requiredSkills from "../../../shared/required-skills/required-skills.en.json";
import { buildRequiredSkill } from "../../../test/builders.ts";
import { drawPage, findNamed, said } from "../../../test/drawPage.tsx";
import { findButton, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import words from "../projects.en.json";
import { EditProjectPage } from "./EditProjectPage.tsx";
import { ProjectDetailsPage } from "./ProjectDetailsPage.tsx";
import { ProjectsPage } from "./ProjectsPage.tsx";
import { RecruitingProjectPage } from "./RecruitingProjectPage.tsx";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const FIT = { score: 0.7, band: "high", capped: false, provisional: false };
const ROLE = {
  id: ID,
  role: "Diver",
  roleStartDate: "2026-05-01",
  roleEndDate: "2026-06-01",
  hours: 32,
  salary_from: 3000,
  salary_to: 4000,
  roleDescription: "",
  skills: Array.from({ length: 8 }, (_none, at) => ({
    ...buildRequiredSkill(),
    skill: { ...buildRequiredSkill().skill, id: `${at}`, name: `S${at}` },
  })),
  match: FIT,
  applicants_count: 2,
};
const VALUES = {
  name: "Sea",
  department: null,
  startDate: "2026-05-01",
  endDate: "2026-06-01",
  description: "Dive",
  roles: [
    {
      id: ID,
      role: "Diver",
      job_profile: { id: ID, name: "Diving" },
      roleStartDate: "2026-05-01",
      roleEndDate: "2026-06-01",
      hours: 32,
      salary_from: null,
      salary_to: null,
      roleDescription: "",
      skills: [buildRequiredSkill()],
    },
  ],
};
const WORK = {
  values: VALUES,
  approval: { decline_reason: null, submitted: null, decided: null, change: null },
  team: { owner: null, co_owners: [], members: [] },
};
const PROJECT = {
  id: ID,
  name: "Sea",
  department: "Grid",
  startDate: "2026-05-01",
  endDate: "2026-06-01",
  description: "Dive",
  roles_count: 1,
  status: "Approved",
  publication: "open",
  version: 6,
  roles: [ROLE],
  work: WORK,
  can: ["edit"],
} as unknown as ProjectDetail;
const DETAIL = "GET /project_vacancy/detail";
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const Gone = () => <p>gone to {useLocation().pathname}</p>;
const SCREENS = [
  "recruiting-project",
  "recruiting-jobs",
  "recruiting-job-details",
  "job-match-details",
  "job-matches",
  "edit-project",
] as const;
async function open(
  Page: () => React.ReactNode,
  more: object = {},
  {
    role = "moderator",
    answers = {},
  }: { role?: Parameters<typeof signedInAs>[0]; answers?: Parameters<typeof stubServer>[0] } = {},
): Promise<Asked> {
  await screen?.remove();
  const asked = stubServer({ [DETAIL]: () => ({ ...PROJECT, ...more }), ...answers });
  const Routed = () => (
    <Routes>
      <Route path="/project/:projectId" element={<Page />} />
      <Route path="*" element={<Gone />} />
    </Routes>
  );
  const bundles = { projects: words, approval, match, "required-skills": requiredSkills };
  screen = await drawPage(Routed, { at: `/project/${ID}` }, bundles, signedInAs(role, ...SCREENS));
  return asked;
}

describe("a project for applicants", () => {
  test("shows each role with the match, its facts and a few skills, and leads to work only those who do", async () => {
    await open(ProjectDetailsPage, {}, { role: "employee" });
    expect(said()).toContain("Grid · 1 May 2026 – 1 Jun 2026 · 1 role");
    expect(said()).toContain("1 May 2026 – 1 Jun 2026 · 32 hours per week · €3,000 – €4,000 per month");
    expect(said()).toContain("Requires S0, S1, S2, S3, S4, S5 and 2 more");
    expect(said()).not.toContain("applicants in progress");
    expect(findNamed("Diver")?.getAttribute("href")).toContain("job-match-details");
    expect(findNamed(words["work-on-it"])).toBeDefined();
    await open(ProjectDetailsPage, { work: null, roles: [{ ...ROLE, salary_to: null, skills: [] }] });
    expect(findNamed(words["work-on-it"])).toBeUndefined();
    expect(said()).not.toContain("per month");
    expect(said()).not.toContain("Requires");
  });

  test("that is closed or not there says so", async () => {
    await open(ProjectDetailsPage, {}, { answers: { [DETAIL]: refused(404) } });
    expect(said()).toContain(words["missing-text"]);
  });
});

describe("a project for its team", () => {
  test("counts the applicants of each role, and its acts are commands at its version", async () => {
    const asked = await open(
      RecruitingProjectPage,
      { status: "Pending", can: ["approve"] },
      { answers: { "POST /project_vacancy/approve": () => PROJECT } },
    );
    expect(said()).toContain("2 applicants in progress");
    expect(findNamed("Diver")?.getAttribute("href")).toContain("recruiting-job-details");
    expect(findNamed(words.back)?.getAttribute("href")).toMatch(/recruiting-jobs\?kind=projects$/);
    await press(approval.act.approve);
    expect(writes(asked)[0]?.body).toEqual({ id: ID, version: 6 });
    expect(timesAsked(asked, DETAIL)).toBe(2);
  });

  test("shows a requested change role by role", async () => {
    const change = {
      fields: [],
      roles: [
        { role: "Cook", kind: "added", change: null },
        { role: "Old", kind: "removed", change: null },
      ],
    };
    await open(RecruitingProjectPage, { work: { ...WORK, approval: { ...WORK.approval, change } } });
    expect(said()).toContain(`Cook${approval.change["role-added"]}`);
    expect(said()).toContain(`Old${approval.change["role-removed"]}`);
  });
});

describe("an edited project", () => {
  test("is saved at its version with the ids of its roles, and left", async () => {
    const asked = await open(EditProjectPage, {}, { answers: { "PUT /project_vacancy": () => PROJECT } });
    await type(words.field.name, "Deep sea");
    await press(words.save);
    expect(writes(asked)[0]?.body).toMatchObject({
      id: ID,
      version: 6,
      name: "Deep sea",
      department: null,
      roles: [
        { id: ID, role: "Diver", job_profile_id: ID, salary: null, skills: [{ skill_id: ID, level: 3 }] },
      ],
    });
    expect(screen?.message()).toBe("Sea was saved");
    expect(said()).toContain("gone to /recruitment-manager/recruiting-project");
  });

  test("that waits for approval says so", async () => {
    const saved = {
      ...PROJECT,
      status: "Pending",
      work: { ...WORK, approval: { ...WORK.approval, change: {} } },
    };
    await open(EditProjectPage, {}, { answers: { "PUT /project_vacancy": () => saved } });
    await type(words.field.name, "Deep sea");
    await press(words.save);
    expect(screen?.message()).toBe("The change to Sea is waiting for approval");
  });

  test("adds and removes roles, the last one not, and a new one has the dates of the project", async () => {
    await open(EditProjectPage);
    expect(findButton("Remove Diver")).toBeUndefined();
    await press(words["add-role"]);
    expect(findButton("Remove Role 2")).toBeDefined();
    const dates = [...document.querySelectorAll("label")].filter(({ textContent }) =>
      textContent?.startsWith(words.field.roleStartDate),
    );
    expect(dates).toHaveLength(2);
    await press("Remove Diver");
    expect(findButton("Remove Role 1")).toBeUndefined();
  });

  test.each([
    ["moderator", {}, words.note.approved],
    ["admin", {}, null],
    ["moderator", { status: "Draft" }, null],
    ["admin", { work: { ...WORK, approval: { ...WORK.approval, change: {} } } }, words.note.change],
  ] as const)("has the note for a %s and %j", async (role, more, note) => {
    await open(EditProjectPage, more, { role });
    for (const one of Object.values(words.note)) expect(said().includes(one)).toBe(one === note);
  });

  test("is not for those who may not", async () => {
    await open(EditProjectPage, { can: [] });
    expect(said()).toContain(words["not-to-edit-text"]);
    await open(EditProjectPage, { work: null });
    expect(said()).toContain(words["not-to-edit-text"]);
  });
});

test("the projects of a recruiter are listed with their roles and applicants", async () => {
  const CALL = "GET /project_vacancy";
  const listed = { ...PROJECT, owner_name: null, change_waiting: false, applicants_count: 0 };
  const asked = stubServer({ [CALL]: () => ({ data: [listed], total: 1, can: [], counts: [] }) });
  screen = await drawPage(
    ProjectsPage,
    { at: "/?kind=projects" },
    { projects: words, approval },
    signedInAs("moderator", ...SCREENS),
  );
  expect(asked.find(({ call }) => call === CALL)?.query).toMatchObject({
    filter: "all",
    page: "0",
    size: "10",
  });
  expect(said()).toContain("Grid · 1 May 2026 – 1 Jun 2026");
  expect(said()).toContain("1 role");
  expect(findNamed("Sea")?.getAttribute("href")).toContain("recruiting-project");
});
