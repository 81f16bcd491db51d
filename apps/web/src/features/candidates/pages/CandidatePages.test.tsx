import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import invite from "../../../shared/invite/invite.en.json";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { tick } from "../../../test/lists.ts";
import { draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../candidates.en.json";
import { CandidateCell } from "../list/CandidateCell.tsx";
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

  testRefetches({
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
