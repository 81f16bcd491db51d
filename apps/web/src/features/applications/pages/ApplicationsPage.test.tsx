import type { ApplicationDetail, ApplicationListRow } from "@vaardig/contract/applications/applications";
import { afterEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import type { ApplicationActs } from "../acts/useActs.tsx";
import words from "../applications.en.json";
import { ApplicantHead } from "../sheet/ApplicantHead.tsx";
import { ApplicantStatement } from "../sheet/ApplicantStatement.tsx";
import { ApplicationHistory } from "../sheet/ApplicationHistory.tsx";
import { OfferHistory } from "../sheet/OfferHistory.tsx";
import { ResumePart } from "../sheet/ResumePart.tsx";
import { SheetActions } from "../sheet/SheetActions.tsx";
import { ApplicationsPage } from "./ApplicationsPage.tsx";

const CALL = "GET /applications";
const JOB = "01890a5d-ac96-774b-bcce-b302099a8057";
const ROW = {
  ...buildCard("Ann"),
  vacancy: { id: JOB, name: "Cook" },
  owner: null,
} as unknown as ApplicationListRow;
const found = (data: ApplicationListRow[], total = data.length) => ({
  data,
  total,
  stages: [{ stage: "Interview", count: 4 }],
  outcomes: [{ outcome: "hired", count: 2 }],
  vacancies: [{ id: JOB, name: "Cook", count: 9 }],
});
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const drawn = (at = "/") =>
  drawPage(ApplicationsPage, { at }, { applications: words }, signedInAs("moderator"));
const open = async (at = "/", answer = (_query: Record<string, string>): unknown => found([ROW])) => {
  const asked = stubServer({ [CALL]: answer });
  screen = await drawn(at);
  return asked;
};
const last = (asked: Asked) => asked.findLast(({ call }) => call === CALL)?.query;
const checks = () => [...document.querySelectorAll<HTMLElement>("[role=menuitemcheckbox]")];
const check = async (name: string) => {
  await act(async () =>
    checks()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
  await settle();
};

describe("the applications", () => {
  testRefetches({
    open: drawn,
    call: CALL,
    answer: () => found([ROW]),
    failed: words["list-failed"],
    shown: "Ann",
  });

  test("are asked for newest first, without archived ones, of all jobs", async () => {
    const asked = await open();
    expect(last(asked)).toEqual({
      search_query: "",
      archived: "no",
      mine: "false",
      jobs: "all",
      sort: "newest",
      page: "0",
      size: "20",
    });
  });

  test("are narrowed by stage, outcome and job, with counts, in the address", async () => {
    const asked = await open();
    await pressNamed(words.stage);
    expect(checks().map(({ textContent }) => textContent)).toContain("Interview4");
    await check("Interview4");
    expect(last(asked)).toMatchObject({ statuses_filter: "Interview", page: "0" });
    await pressNamed(words.outcome);
    await check("Hired2");
    await pressNamed(words["filter-job"]);
    await check("Cook9");
    expect(last(asked)).toMatchObject({
      statuses_filter: "Interview",
      outcome: "hired",
      job_vacancy_id: JOB,
    });
    expect(Object.fromEntries(new URLSearchParams(addressQuery()))).toEqual({
      stage: "Interview",
      outcome: "hired",
      vacancy: JOB,
    });
  });

  test("are mine, of open jobs, or archived, each on and off", async () => {
    const asked = await open();
    for (const [name, query, usual] of [
      [words["filter-mine"], { mine: "true" }, { mine: "false" }],
      [words["filter-open-jobs"], { jobs: "open" }, { jobs: "all" }],
      [words["filter-archived"], { archived: "yes" }, { archived: "no" }],
    ] as const) {
      await pressNamed(name);
      expect(last(asked)).toMatchObject(query);
      expect(findNamed(name)?.getAttribute("aria-pressed")).toBe("true");
      await pressNamed(name);
      expect(addressQuery()).toBe("");
      expect(
        asked.some(({ query: sent }) => Object.entries(usual).every(([key, value]) => sent[key] === value)),
      ).toBe(true);
    }
  });

  test("of an address with unknown values are those without them", async () => {
    const asked = await open(
      "/?stage=Nowhere,Interview&outcome=lost&vacancy=7&sort=up&archived=maybe&jobs=closed",
    );
    expect(last(asked)).toEqual({
      search_query: "",
      statuses_filter: "Interview",
      archived: "no",
      mine: "false",
      jobs: "all",
      sort: "newest",
      page: "0",
      size: "20",
    });
  });

  test("without a result are cleared of every filter; none at all say how they come here", async () => {
    await open("/?mine=yes&stage=Interview&archived=all&sort=name", ({ mine }) =>
      found(mine === "true" ? [] : [ROW]),
    );
    expect(said()).toContain("No results found");
    await pressNamed("Clear filters");
    expect(addressQuery()).toBe("?sort=name");
    expect(said()).toContain("Ann");
    await screen?.remove();
    await open("/?jobs=open", () => found([]));
    expect(said()).toContain("No results found");
    await screen?.remove();
    await open("/", () => found([]));
    expect(said()).toContain(words["no-applications-text"]);
    await search(words["search-list"], "zz");
    expect(said()).toContain("No results found");
  });

  test("go page by page", async () => {
    const asked = await open("/", () => found([ROW], 45));
    await pressNamed("Next page");
    expect(last(asked)).toMatchObject({ page: "1" });
  });
});

describe("the sheet of an application", () => {
  const DETAIL = {
    ...buildCard("Ann", { can: ["reject"], forward: ["Interview"] }),
    vacancy: { id: JOB, name: "Cook" },
    applied_at: "2026-11-02T08:00:00.000Z",
    motivation: "I cook",
    hours: 32,
    salary_proposal: 3000,
    hourly_rate: null,
    available_from: "2026-12-01",
    available_until: null,
    history: [],
    offers: [],
  } as unknown as ApplicationDetail;
  const acts = () => ({ move: vi.fn(), act: vi.fn(), dialog: null }) as unknown as ApplicationActs;
  const show = async (part: React.ReactNode, slices = {}) => {
    await screen?.remove();
    stubServer({ "GET /interviews": () => ({ data: [], scorecards: 0, can: [] }) });
    screen = await draw(part, { applications: words }, slices);
    await settle();
    return said();
  };

  test("has the applicant's own words, without what was left out", async () => {
    const told = await show(<ApplicantStatement detail={DETAIL} />);
    expect(told).toContain("I cook");
    expect(told).toContain("Applied2 Nov 2026");
    expect(told).toContain("Hours32 hours per week");
    expect(told).toContain("Salary proposal€3,000");
    expect(told).not.toContain(words.facts.rate);
    expect(told).not.toContain(words.facts.until);
    expect(await show(<ApplicantStatement detail={{ ...DETAIL, applied_at: null }} />)).toBe(
      words["only-added"],
    );
  });

  test("shows its history with stages and reason; without any there is no part", async () => {
    const event = {
      at: "2026-11-02T08:00:00.000Z",
      actor: "Bo",
      from: "Application",
      to: "Interview",
      reason: null,
    };
    const history = [
      { ...event, action: "rejected", reason: "skills" },
      { ...event, action: "moved", actor: null },
    ] as unknown as ApplicationDetail["history"];
    const told = await show(<ApplicationHistory detail={{ ...DETAIL, history }} />);
    expect(told).toContain("Bo rejected this person in Application – Skills do not fit");
    expect(told).toContain("Someone moved this person from Application to Interview");
    expect(await show(<ApplicationHistory detail={DETAIL} />)).toBe("");
  });

  test("shows each offer and its answer", async () => {
    const offers = [
      {
        id: "o",
        salary: 3000,
        hours: 32,
        start_date: "2026-12-01",
        status: "declined",
        answer: "Too little",
        created_at: "2026-11-02T08:00:00.000Z",
      },
    ] as unknown as ApplicationDetail["offers"];
    const told = await show(<OfferHistory offers={offers} />);
    expect(told).toContain("€3,000 per month, 32 hours, from 1 Dec 2026Declined");
    expect(told).toContain("Too little");
  });

  test("says who confirms the skills of a résumé", async () => {
    const resume = { name: "cv.pdf", url: "/cv", unconfirmed_skills: 2 } as NonNullable<
      ApplicationDetail["resume"]
    >;
    const inside = { ...DETAIL, person: { ...DETAIL.person, internal: true } };
    expect(await show(<ResumePart detail={inside} resume={resume} />)).toContain(
      words.resume["person-confirms"],
    );
    expect(await show(<ResumePart detail={DETAIL} resume={resume} />)).not.toContain(
      words.resume["person-confirms"],
    );
    const none = { ...resume, unconfirmed_skills: 0 };
    expect(await show(<ResumePart detail={inside} resume={none} />)).not.toContain(
      words.resume["person-confirms"],
    );
    expect(document.querySelector("a")?.getAttribute("href")).toBe("/cv");
  });

  test("leads to the profile of an internal or external applicant, and writes to those who take mail", async () => {
    const slices = signedInAs("moderator", "employee-profile", "candidate-profile", "recruiting-job-message");
    const on = acts();
    await show(<ApplicantHead detail={DETAIL} acts={on} steps={null} />, slices);
    expect(said()).toContain("External");
    expect(findNamed(words["open-profile"])?.getAttribute("href")).toContain("candidate-profile");
    await press(words.acts.email);
    expect(on.act).toHaveBeenCalledWith(DETAIL, "email");
    const inside = { ...DETAIL, archived: true, person: { ...DETAIL.person, internal: true, title: "Cook" } };
    await show(<ApplicantHead detail={inside} acts={on} steps={null} />, slices);
    expect(said()).toContain("Cook · Internal");
    expect(said()).toContain(words["archived-chip"]);
    expect(findNamed(words["open-profile"])?.getAttribute("href")).toContain("employee-profile");
    expect(findNamed(words.acts.email)).toBeUndefined();
  });

  test("offers the next step as its button, and rejecting beside it; nothing to those who may do nothing", async () => {
    const on = acts();
    await show(<SheetActions detail={DETAIL} acts={on} />);
    await press("Move to Interview");
    expect(on.move).toHaveBeenCalledWith(DETAIL, "Interview");
    await press(words.acts.reject);
    expect(on.act).toHaveBeenCalledWith(DETAIL, "reject");
    await show(<SheetActions detail={{ ...DETAIL, can: [] }} acts={on} />);
    expect(document.querySelectorAll("button")).toHaveLength(0);
  });
});
