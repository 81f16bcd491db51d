// @vitest-environment happy-dom
import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { act } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import invite from "../../../shared/invite/invite.en.json";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { openSelect, optionTexts, pickSelect, pressInSheet, tick } from "../../../test/lists.ts";
import { choose, draw, findButton, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { readsAgain } from "../../../test/readsAgain.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import { ConvertSheet } from "../act/ConvertSheet.tsx";
import { OwnerDialog } from "../act/OwnerDialog.tsx";
import { DuplicatesNotice } from "../add/DuplicatesNotice.tsx";
import words from "../candidates.en.json";
import { CandidateCell } from "../list/CandidateCell.tsx";
import { CandidateIdentity } from "../merge/CandidateIdentity.tsx";
import { DuplicateNotice } from "../merge/DuplicateNotice.tsx";
import { PickOtherSheet } from "../merge/PickOtherSheet.tsx";
import { CandidateStatusPage } from "./CandidateStatusPage.tsx";
import { CandidatesListPage } from "./CandidatesListPage.tsx";

const ID = (n: number) => `01890a5d-ac96-774b-bcce-b302099a80${n}`;
const person = (n: number, name: string, more: Partial<CandidateRow> = {}): CandidateRow => ({
  id: ID(n),
  first_name: name,
  last_name: "Bos",
  name,
  email: `${name}@x.example`.toLowerCase(),
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
const ANN = person(10, "Ann", { can: ["edit", "convert", "erase"] });
const BO = person(11, "Bo");

type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
const slices = signedInAs("moderator", "candidate-profile", "recruiting-job", "candidates-list");
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const show = async (part: React.ReactNode, answers: Answers = {}): Promise<Asked> => {
  await screen?.remove();
  const asked = stubServer(answers);
  screen = await draw(part, { candidates: words, list, invite }, slices);
  await settle();
  return asked;
};

describe("the list of candidates", () => {
  const CALL = "GET /candidate_list/candidates";
  const CHOICES = {
    stages: [
      { value: "Interview", count: 2 },
      { value: "Vacancy", count: 0 },
    ],
    job_vacancies: [{ id: ID(20), name: "Cook", count: 1 }],
    talent_pools: [],
    sources: [{ value: "resume", count: 1 }],
    recruiters: [
      { id: slices.auth().user?.id, name: "Me", count: 4 },
      { id: ID(30), name: "Lotte", count: 1 },
    ],
    nobody: 5,
    locations: [{ name: "Assen, Noord", count: 1 }],
    retentions: [{ value: "running_out", count: 1 }],
    consents: [],
  };
  const found = (data: CandidateRow[], can: string[] = ["add", "upload", "merge"]) => ({
    data,
    total: data.length,
    can,
  });
  const READS: Answers = {
    [CALL]: () => found([ANN, BO]),
    "GET /candidate_list/filters": () => CHOICES,
    "GET /saved_views": () => ({ data: [] }),
    "GET /candidate_list/duplicates": () => ({ data: [], total: 3 }),
  };
  const drawn = (at = "/") => drawPage(CandidatesListPage, { at }, { candidates: words, list }, slices);
  const open = async (at = "/", answers: Answers = {}): Promise<Asked> => {
    const asked = stubServer({ ...READS, ...answers });
    screen = await drawn(at);
    return asked;
  };
  const last = (asked: Asked) => asked.findLast(({ call }) => call === CALL)?.query;
  const checks = () => [...document.querySelectorAll<HTMLElement>("[role=menuitemcheckbox]")];
  const check = async (name: string) => {
    await act(async () =>
      checks()
        .find(({ textContent }) => textContent?.startsWith(name))
        ?.click(),
    );
    await settle();
  };

  readsAgain({
    open: drawn,
    call: CALL,
    answer: () => found([ANN]),
    others: READS as Record<string, () => unknown>,
    failed: words["load-failed"],
    shown: "Ann",
  });

  test("is asked for newest first, and filtered by stage and owner in the address", async () => {
    const asked = await open();
    expect(last(asked)).toEqual({ search_query: "", sort: "-added", page: "0", size: "10" });
    expect(findNamed("Clear filters")).toBeUndefined();
    await pressNamed(words.filters.stages);
    expect(checks().map(({ textContent }) => textContent)).toEqual(["Interview2"]);
    await check("Interview");
    expect(addressQuery()).toBe("?stages=Interview");
    await pressNamed(words.filters.more);
    await pressNamed(words.filters.owners);
    expect(
      checks()
        .map(({ textContent }) => textContent)
        .slice(-3),
    ).toEqual(["Mine4", "No one5", "Lotte1"]);
    await check("Mine");
    await check("No one");
    expect(last(asked)).toMatchObject({ stages: "Interview" });
    expect(new URLSearchParams(addressQuery()).get("owners")).toBe("me~nobody");
    await pressNamed("Clear filters");
    expect(addressQuery()).toBe("");
  });

  test("asks only for what it knows of its address", async () => {
    const asked = await open(
      `/?stages=Interview~Mars&jobs=x~${ID(20)}&sources=resume~moon&owners=me~you&places=Assen, Noord&retention=soon&consent=asked&skills=${ID(40)}.SQL~y.Z&sort=up&search=an`,
    );
    expect(last(asked)).toEqual({
      search_query: "an",
      stages: "Interview",
      job_vacancies: ID(20),
      sources: "resume",
      owners: "me",
      locations: "Assen, Noord",
      consent: "asked",
      skills: ID(40),
      sort: "-added",
      page: "0",
      size: "10",
    });
  });

  test("counts the folded filters that are in use", async () => {
    await open("/?consent=asked&sources=resume");
    expect(findNamed(`${words.filters.more} · 2`)).toBeDefined();
  });

  test("offers to add, upload and merge only to those who may", async () => {
    await open();
    expect(findNamed(words.ways.add)).toBeDefined();
    expect(findNamed("3 possible duplicates")).toBeDefined();
    await screen?.remove();
    await open("/", {
      [CALL]: () => found([ANN], []),
      "GET /candidate_list/duplicates": () => ({ data: [], total: 0 }),
    });
    expect(findNamed(words.ways.add)).toBeUndefined();
    expect(findNamed(/possible duplicate/)).toBeUndefined();
  });

  test("without a result says so, and without anyone how they come here", async () => {
    await open("/?search=zz", { [CALL]: ({ search_query: text }) => found(text ? [] : [ANN]) });
    expect(said()).toContain(words["none-title"]);
    await screen?.remove();
    await open("/", { [CALL]: () => found([]) });
    expect(said()).toContain(words["none-yet-text"]);
    await search(words.search, "x");
    expect(said()).toContain(words["none-title"]);
  });

  test("merges two that are ticked, not one or three, and selects all that match", async () => {
    await open("/?search=b", {
      [CALL]: () =>
        found(
          [ANN, BO, person(12, "Cy")].map((one) => ({ ...one, can: ["edit"] })),
          ["merge", "erase"],
        ),
      "GET /candidate_list/candidate_ids": () => ({ ids: [ANN.id, BO.id, ID(12)], total: 3 }),
    });
    const selects = (name: string) => list.select.one.replace("{{name}}", name);
    await tick(selects("Ann"));
    expect(findButton(words.actions.merge)).toBeUndefined();
    expect(findButton(words.actions.erase)).toBeDefined();
    expect(findButton(words.actions.set_owner)).toBeUndefined();
    await tick(selects("Bo"));
    expect(findButton(words.actions.merge)).toBeDefined();
    await press("Select all 3 results");
    expect(findButton(words.actions.merge)).toBeUndefined();
    expect(said()).toContain("3 selected");
  });
});

describe("a candidate in the list", () => {
  const cell = async (
    column: Parameters<typeof CandidateCell>[0]["column"],
    more: Partial<CandidateRow>,
    placed = false,
  ) => {
    await show(<CandidateCell person={{ ...ANN, ...more }} column={column} isPlaced={placed} />);
    return said();
  };
  const application = {
    id: "a",
    vacancy: { id: "v", name: "Cook" },
    stage: "Interview" as const,
    since: "2026-01-05T00:00:00.000Z",
  };

  test("shows each column, and a dash where there is nothing", async () => {
    expect(await cell("phone", {})).toBe("–");
    expect(await cell("owner", { owner: { id: "o", name: "Lotte" } })).toBe("Lotte");
    expect(await cell("source", {})).toBe(words.sources.by_hand);
    expect(await cell("headline", {}, true)).toBe("CookAssen");
    expect(await cell("headline", {})).toBe("Cook");
    expect(await cell("applications", { applications: [application], applications_count: 3 })).toBe(
      "CookInterview and 2 more",
    );
    expect(await cell("applications", { applications: [application], applications_count: 1 })).toBe(
      "CookInterview",
    );
  });

  test("names two skills and counts the others", async () => {
    const skills = ["SQL", "Go", "C"].map((name) => ({
      skill: { id: name, name },
    })) as CandidateRow["skills"];
    expect(await cell("skills", { skills })).toBe("SQLGo\u00a0+1");
    expect(await cell("skills", { skills: skills.slice(0, 2) })).toBe("SQLGo");
  });

  test("says how long one is kept, or why", async () => {
    const retention = { state: "counting", until: "2026-02-01T00:00:00.000Z", days_left: 3 } as const;
    expect(await cell("retention", { retention })).toBe("3 days left");
    expect(await cell("retention", {})).toBe(words.retention.in_process);
    const own = { state: "own_account", until: null, days_left: null } as const;
    expect(await cell("retention", { retention: own })).toBe(words.retention.own_account);
  });
});

describe("the status of a candidate", () => {
  const CALL = "GET /user_status";
  const status = (candidate: Partial<CandidateRow> = {}, more: object = {}) => ({
    candidate: { ...ANN, can: ["record_consent"], ...candidate },
    applications: [],
    talent_pools: [],
    consent_asked_at: null,
    email_from: null,
    ...more,
  });
  const open = async (answer: object, answers: Answers = {}): Promise<Asked> => {
    const asked = stubServer({
      [CALL]: () => answer,
      "GET /candidate_list/merge": () => ({ data: [], total: 0 }),
      ...answers,
    });
    screen = await drawPage(
      CandidateStatusPage,
      { at: `/${ANN.id}`, path: "/:candidateId" },
      { candidates: words },
      slices,
    );
    return asked;
  };

  test("tells each application by its outcome, with the next interview", async () => {
    const one = {
      id: "a",
      vacancy: { id: "v", name: "Cook" },
      stage: "Interview",
      outcome: "active",
      archived: false,
      since: "2026-01-05T00:00:00.000Z",
      next_interview: "2026-03-05T09:00:00.000Z",
    };
    await open(
      status(
        {},
        {
          applications: [
            one,
            { ...one, id: "b", outcome: "withdrawn", archived: true, next_interview: null },
          ],
        },
      ),
    );
    expect(said()).toContain(`Interview${words.status.words.Interview}Since 5 Jan 2026 · Interview 5 Mar`);
    expect(said()).toContain(
      `${words.status.archived}Withdrawn${words.status.ended.withdrawn}Since 5 Jan 2026`,
    );
    expect(findNamed("Cook")?.getAttribute("href")).toContain("recruiting-job");
    await screen?.remove();
    await open(status());
    expect(said()).toContain(words.status.none);
  });

  test("says why one is kept, and what became of consent", async () => {
    await open(
      status({}, { talent_pools: [{ id: "p", name: "Sea" }], consent_asked_at: "2026-01-05T00:00:00.000Z" }),
    );
    expect(said()).toContain(words.retention.why.in_process);
    expect(said()).toContain("Asked on 5 Jan 2026, no reply yet");
    expect(said()).toContain("Talent poolsSea");
    await screen?.remove();
    const retention = { state: "counting", until: "2027-01-05T00:00:00.000Z", days_left: 300 } as const;
    await open(status({ retention, consent: "given", consent_at: "2026-01-05T00:00:00.000Z" }));
    expect(said()).toContain(words.retention.why.consent);
    expect(said()).toContain("Given on 5 Jan 2026");
    expect(findButton(words.actions.ask_consent)).toBeUndefined();
    expect(findButton(words.actions.renew_consent)).toBeDefined();
    await screen?.remove();
    await open(status({ consent: "given" }));
    expect(said()).toContain(words.retention.why.in_process);
    await screen?.remove();
    await open(status({ retention, can: [] }));
    expect(said()).toContain(words.retention.why.counting);
    expect(said()).toContain(words.consent.none);
    expect(findButton(words.actions.record_consent)).toBeUndefined();
  });

  test("lists what was merged into one, and undoes it where that may be done", async () => {
    const merge = {
      id: "m",
      name: "Old Ann",
      created_at: "2026-01-05T00:00:00.000Z",
      merged_by: "Lotte",
      can: ["undo"],
    };
    const asked = await open(status(), {
      "GET /candidate_list/merge": () => ({
        data: [merge, { ...merge, id: "n", merged_by: null, can: [] }],
        total: 2,
      }),
      "POST /candidate_list/merge/undo": () => ({ done: true }),
    });
    expect(said()).toContain("Old Ann5 Jan 2026 · Lotte");
    expect(
      [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === words.merge.undo),
    ).toHaveLength(1);
    const before = timesAsked(asked, CALL);
    await press(words.merge.undo);
    expect(writes(asked)[0]?.body).toEqual({ id: "m" });
    expect(screen?.message()).toBe(words.merge.undone);
    expect(timesAsked(asked, CALL)).toBe(before + 1);
  });
});

describe("a candidate who becomes an employee", () => {
  const role = (id: number, name: string, department: number | null, team: object | null = null) => ({
    id: ID(id),
    name,
    department: department && { id: ID(department), name: "D" },
    team,
  });
  const READS: Answers = {
    "GET /candidate_list/convert": () => ({ seats: { in_use: 4, after: 5 }, invitation: "yes" }),
    "GET /department": () => ({
      data: [
        { id: ID(50), name: "Grid" },
        { id: ID(51), name: "Wind" },
      ],
      total: 2,
      can: [],
    }),
    "GET /role": () => ({
      data: [
        role(60, "Fitter", 50),
        role(61, "Rigger", 51),
        role(62, "Adviser", null),
        role(63, "Mate", 50, { id: "t" }),
      ],
      total: 4,
    }),
  };
  const onDone = vi.fn();
  const sheet = () => <ConvertSheet person={ANN} onDone={onDone} onClose={() => undefined} />;

  test("gets a position of the department or of none, and an invitation unless it is left out", async () => {
    onDone.mockClear();
    const asked = await show(sheet(), {
      ...READS,
      "POST /candidate_list/convert": () => ({ user_id: ANN.id, converted: true, invited: true }),
    });
    expect(said()).toContain("Seats in use4");
    await pickSelect(words.convert.department, "Grid");
    await openSelect(words.convert.role);
    expect(optionTexts()).toEqual([words.convert.none, "Fitter", "Adviser"]);
    await choose("Fitter");
    await pickSelect(words.convert.department, "Wind");
    await pressInSheet(words.convert.confirm);
    // Another department empties the position.
    expect(writes(asked)[0]?.body).toMatchObject({
      user_id: ANN.id,
      department_id: ID(51),
      role_id: null,
      manager_id: null,
      invite: true,
    });
    expect(screen?.message()).toBe("Ann is now an employee and has been invited");
    expect(onDone).toHaveBeenCalledOnce();
  });

  test("is not invited where the box is cleared, or without an address, which is said", async () => {
    const done = {
      "POST /candidate_list/convert": () => ({ user_id: ANN.id, converted: true, invited: false }),
    };
    const asked = await show(sheet(), { ...READS, ...done });
    await tick(words.convert.invite);
    await pressInSheet(words.convert.confirm);
    expect(writes(asked)[0]?.body).toMatchObject({ invite: false });
    expect(screen?.message()).toBe("Ann is now an employee");
    await show(sheet(), {
      ...READS,
      "GET /candidate_list/convert": () => ({ seats: { in_use: 4, after: 5 }, invitation: "no_address" }),
    });
    expect(said()).toContain("Ann has no email address, so no invitation is sent.");
    expect(said()).not.toContain(words.convert.invite);
  });
});

describe("the owner of candidates", () => {
  const me = slices.auth().user?.id ?? "";
  const READS: Answers = {
    "GET /candidate_list/filters": () => ({
      recruiters: [
        { id: me, name: "Anna" },
        { id: ID(30), name: "Lotte" },
      ],
    }),
  };
  const OWNER = "PUT /candidate_list/owner";

  test("is the reader unless there is one; no one can be chosen", async () => {
    const [onDone, onClose] = [vi.fn(), vi.fn()];
    const dialog = <OwnerDialog ids={[ANN.id, BO.id]} ownerId={null} onDone={onDone} onClose={onClose} />;
    const asked = await show(dialog, { ...READS, [OWNER]: () => ({ changed: [] }) });
    expect(isAsked("Who is the owner of these 2 candidates?")).toBe(true);
    expect(said()).toContain("Anna (you)");
    await pressInSheet("Save");
    expect(writes(asked)[0]?.body).toEqual({ selection: { user_ids: [ANN.id, BO.id] }, owner_id: me });
    expect(screen?.message()).toBe(words.owner.same);
    expect([onDone, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await show(<OwnerDialog ids={[ANN.id]} ownerId={ID(30)} onDone={onDone} onClose={onClose} />, READS);
    expect(document.querySelector("[role=combobox]")?.textContent).toBe("Lotte");
  });

  test("that cannot be saved leaves the question open", async () => {
    const [onDone, onClose] = [vi.fn(), vi.fn()];
    const dialog = <OwnerDialog ids={[ANN.id]} ownerId={null} onDone={onDone} onClose={onClose} />;
    await show(dialog, { ...READS, [OWNER]: refused(403) });
    await pressInSheet("Save");
    expect(onClose).not.toHaveBeenCalled();
    expect(onDone).not.toHaveBeenCalled();
    await show(dialog, { "GET /candidate_list/filters": refused() });
    expect(findButton("Save")?.disabled).toBe(true);
  });
});

describe("a possible duplicate", () => {
  const CHECK = "POST /candidate_list/duplicates/check";
  const given = { first_name: "Ann", last_name: "Bos", email: "", phone: "" };

  test("is said while a person is typed, with what is the same", async () => {
    const asked = await show(<DuplicatesNotice given={given} />, {
      [CHECK]: () => ({ data: [{ candidate: ANN, signs: ["name", "phone"] }], colleague: false }),
    });
    expect(asked[0]?.body).toEqual(given);
    expect(said()).toContain(`Ann: ${words.duplicates.same.name} and ${words.duplicates.same.phone}`);
    expect(findNamed("Ann")?.getAttribute("target")).toBe("_blank");
    await show(<DuplicatesNotice given={given} />, { [CHECK]: () => ({ data: [], colleague: true }) });
    expect(said()).toBe(words.duplicates.colleague);
  });

  test.each([
    [{ ...given, last_name: "" }, 0],
    [{ ...given, last_name: "", email: "ann" }, 0],
    [{ ...given, last_name: "", email: "ann@" }, 1],
    [{ ...given, last_name: "", phone: "12345678" }, 0],
    [{ ...given, last_name: "", phone: "123456789" }, 1],
  ])("is looked for only when there is something to compare: %j", async (typed, times) => {
    const asked = await show(<DuplicatesNotice given={typed} />, {
      [CHECK]: () => ({ data: [], colleague: false }),
    });
    expect(timesAsked(asked, CHECK)).toBe(times);
  });

  test("of a profile is compared so that the one with an account is kept", async () => {
    const DUPLICATES = "GET /candidate_list/duplicates";
    const onCompare = vi.fn();
    const notice = <DuplicateNotice userId={ANN.id} onCompare={onCompare} />;
    const pair = (other: Partial<CandidateRow>, can = ["merge"]) => ({
      data: [{ candidates: [ANN, { ...BO, ...other }], can }],
      total: 1,
    });
    await show(notice, { [DUPLICATES]: () => pair({}) });
    expect(said()).toContain("Bo (bo@x.example) may be the same person.");
    await press(words.duplicates.compare);
    await show(notice, { [DUPLICATES]: () => pair({ account: true }) });
    await press(words.duplicates.compare);
    expect(onCompare.mock.calls).toEqual([[[ANN.id, BO.id]], [[BO.id, ANN.id]]]);
    await show(notice, { [DUPLICATES]: () => pair({}, []) });
    expect(said()).toBe("");
  });

  test("is chosen from the suspected ones, or by name, never oneself", async () => {
    const onPick = vi.fn();
    const asked = await show(<PickOtherSheet person={ANN} onPick={onPick} onClose={() => undefined} />, {
      "GET /candidate_list/duplicates": () => ({ data: [{ candidates: [ANN, BO], can: [] }], total: 1 }),
      "GET /candidate_list/candidates": () => ({ data: [ANN], total: 1, can: [] }),
    });
    await press(words.duplicates.compare);
    expect(onPick).toHaveBeenCalledWith(BO.id);
    await search(words.search, "an");
    expect(asked.at(-1)?.query).toEqual({ search_query: "an", sort: "name", size: "20" });
    expect(said()).toContain(words["none-title"]);
  });

  test("is told from a namesake by headline, place and day", async () => {
    await show(<CandidateIdentity person={{ ...ANN, phone: "06" }} />);
    expect(said()).toContain("Cook · Assen06Added manually, 5 Jan 2026");
  });
});
