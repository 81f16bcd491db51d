import type { JobPersonMatch } from "@vaardig/contract/jobs/jobs";
import type { MatchSheet } from "@vaardig/contract/matching";
import { afterEach, describe, expect, test, vi } from "vitest";
import match from "../../../shared/match/match.en.json";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../jobs.en.json";
import { RecruitingJobMatchesPage } from "./RecruitingJobMatchesPage.tsx";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const CALL = "GET /job_vacancy/people";
const FIT = { score: 0.7, band: "high", capped: false, provisional: false } as const;
const PERSON: JobPersonMatch = {
  id: ID,
  name: "Anna de Vries",
  title: "Analyst",
  department: null,
  photo_url: null,
  internal: true,
  match: FIT,
  strengths: [],
  gaps: [],
  holds_job: false,
  open_to_moves: false,
  application: null,
};
const SHEET: MatchSheet = {
  score: 0.7,
  band: "high",
  provisional: false,
  scorer_version: "1",
  capped_by: null,
  confidence: 1,
  person: { id: ID, name: PERSON.name },
  title: "Data engineer",
  requirements: [],
  lift: null,
  not_used: [],
  never_used: [],
};
const found = (total: number) => ({
  data: total > 0 ? [PERSON] : [],
  total,
  holders: 0,
  can: ["add", "email"] as const,
  vacancy: { id: ID, name: "Data engineer", status: "Approved" },
});
const open = (query = "") =>
  drawPage(RecruitingJobMatchesPage, { at: `/${ID}${query}`, path: "/:jobId" }, { jobs: words, match });

describe("the people ranked for a job", () => {
  testRefetches({
    open: () => open(),
    call: CALL,
    answer: () => found(1),
    failed: words["people-failed"],
    shown: PERSON.name,
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("are insiders, outsiders or both, page by page, as the address says", async () => {
    const asked = stubServer({ [CALL]: () => found(25) });
    const last = () => asked.findLast(({ call }) => call === CALL)?.query;
    screen = await open("?people=external");
    expect(last()).toMatchObject({ people: "external", job_vacancy_id: ID });
    expect(findNamed(words.people.external)?.getAttribute("aria-pressed")).toBe("true");
    await pressNamed(words.people.internal);
    expect(last()).toMatchObject({ people: "internal" });
    await pressNamed("Next page");
    expect(addressQuery()).toBe("?people=internal&page=1");
    expect(last()).toMatchObject({ people: "internal", page: "1" });
    expect(said()).toContain("21–25 of 25");
    await pressNamed(words.people.all);
    expect(addressQuery()).toBe("");
    expect(last()).toMatchObject({ people: "all", page: "0" });
  });

  test("are searched by name, and it is said when no one is left", async () => {
    stubServer({ [CALL]: ({ search_query: text }) => found(text ? 0 : 1) });
    screen = await open();
    await search(words["people-search"], "no such name");
    expect(addressQuery()).toContain("search=no+such+name");
    expect(said()).toContain("No user found");
  });

  test("are searched by what was typed before they arrived, also where the first answer was a refusal", async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      refuse = resolve;
    });
    const first = vi.fn<typeof fetch>(() => late);
    vi.stubGlobal("fetch", first);
    screen = await open();
    await search(words["people-search"], "An", 0);
    const asked = stubServer({ [CALL]: () => found(1) });
    await act(async () => refuse(refused(503)({}) as Response));
    // The search waits for a pause in typing, which a busy machine draws out.
    await vi.waitFor(async () => {
      await settle(100);
      expect(asked.findLast(({ call }) => call === CALL)?.query).toMatchObject({ search_query: "An" });
    }, 5000);
    await settle();
    expect(first).toHaveBeenCalled();
    expect(document.querySelector("input")?.value).toBe("An");
    expect(said()).toContain(PERSON.name);
  });
});

describe("the explanation of a match", () => {
  const others = { [CALL]: () => found(1) };
  testRefetches({
    open: () => open(`?open=${ID}`),
    others,
    call: "GET /job_vacancy/match",
    answer: () => SHEET,
    failed: "Error fetching data",
    shown: match["no-information"],
  });
});
