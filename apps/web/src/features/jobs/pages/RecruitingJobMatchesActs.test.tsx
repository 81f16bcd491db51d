import type { JobPersonMatch, PeopleMatchAct } from "@vaardig/contract/jobs/jobs";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import addTo from "../../../shared/add-to/add-to.en.json";
import match from "../../../shared/match/match.en.json";
import { act } from "../../../test/act.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import words from "../jobs.en.json";
import { RecruitingJobMatchesPage } from "./RecruitingJobMatchesPage.tsx";

const JOB = "01890a5d-ac96-774b-bcce-b302099a8057";
const CALL = "GET /job_vacancy/people";
const ADD = "POST /candidate_list";
const person = (name: string, at: number, more: Partial<JobPersonMatch> = {}): JobPersonMatch => ({
  id: JOB.slice(0, -1) + at,
  name,
  title: "Analyst",
  department: null,
  photo_url: null,
  internal: true,
  match: { score: 0.7, band: "high", capped: false, provisional: false },
  strengths: [],
  gaps: [],
  holds_job: false,
  open_to_moves: false,
  application: null,
  ...more,
});
const ANNA = person("Anna de Vries", 1);
const BRAM = person("Bram Bos", 2, { application: { id: JOB, stage: "Interview" }, holds_job: true });
const answer = (can: readonly PeopleMatchAct[]) => ({
  data: [ANNA, BRAM],
  total: 2,
  holders: 1,
  can,
  vacancy: { id: JOB, name: "Data engineer", status: "Approved" },
});
const box = (name: string) =>
  document.querySelector<HTMLInputElement>(
    `input[aria-label="${list.select.one.replace("{{name}}", name)}"]`,
  );
const tick = (name: string) => act(async () => box(name)?.click());
const open = () =>
  drawPage(
    RecruitingJobMatchesPage,
    { at: `/${JOB}`, path: "/:jobId" },
    { jobs: words, "add-to": addTo, match, list },
  );

describe("the people ranked for a job", () => {
  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("say who is in the pipeline and who has the same job now", async () => {
    stubServer({ [CALL]: () => answer(["add", "email"]) });
    screen = await open();
    expect(said()).toContain("In pipeline: Interview");
    expect(said()).toContain(words["holds-job"]);
  });

  test("are put into its pipeline together, and the ticks go", async () => {
    const asked = stubServer({
      [CALL]: () => answer(["add", "email"]),
      [ADD]: () => ({ added: 1, already: 1 }),
    });
    screen = await open();
    await tick(ANNA.name);
    await tick(BRAM.name);
    expect(said()).toContain("2 selected");
    await pressNamed(addTo["person-acts"]["add-outside"]);
    expect(asked.filter(({ call }) => call === ADD)).toHaveLength(1);
    expect(said()).not.toContain("2 selected");
  });

  test("stay ticked when that is refused", async () => {
    stubServer({ [CALL]: () => answer(["add"]), [ADD]: refused(403) });
    screen = await open();
    await tick(ANNA.name);
    await pressNamed(addTo["person-acts"]["add-outside"]);
    expect(said()).toContain("1 selected");
  });

  test("cannot be ticked by someone who may do nothing with them", async () => {
    stubServer({ [CALL]: () => answer([]) });
    screen = await open();
    expect(box(ANNA.name)?.disabled).toBe(true);
    expect(findNamed(`Actions for ${ANNA.name}`)).toBeUndefined();
  });
});
