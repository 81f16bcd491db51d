import { APPLICANT_STATUS_TEXTS } from "@vaardig/contract/applications/applicantStatus";
import type { MyApplication, MyApplicationDetail } from "@vaardig/contract/my-applications/myApplications";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import apply from "../../shared/apply/apply.en.json";
import interviewWords from "../../shared/interviews/interviews.en.json";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../test/drawPage.tsx";
import { findButton, type OnScreen, press } from "../../test/onScreen.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import { type Asked, refused, stubServer, writes } from "../../test/stubServer.ts";
import { testRefetches } from "../../test/testRefetches.ts";
import words from "./my-applications.en.json";
import { MyApplicationsPage } from "./pages/MyApplicationsPage.tsx";

const LIST = "GET /my_applications";
const DETAIL = "GET /my_applications/detail";
const MINE = {
  id: "a",
  vacancy: { id: "v", name: "Cook", department: "Kitchen", location: "Assen", project: null, open: true },
  status: "received",
  applied_at: "2026-03-01T08:00:00.000Z",
  since: "2026-02-01T08:00:00.000Z",
  interview: null,
  offer: null,
} as unknown as MyApplication;
const OFFER = {
  id: "o",
  salary: 3000,
  hours: 32,
  start_date: "2026-05-01",
  message: "Welcome",
  status: "made",
};
const FULL = {
  ...MINE,
  timeline: [
    { at: "2026-03-01T08:00:00.000Z", status: "received" },
    { at: "2026-03-02T08:00:00.000Z", status: "interview" },
  ],
  sent: {
    available_from: "2026-05-01",
    available_until: null,
    hours: 32,
    hourly_rate: 45,
    salary_proposal: null,
    motivation: "I cook",
  },
  resume_name: "cv.pdf",
  sent_resume: { name: "cv.pdf", unconfirmed_skills: 2 },
  can: ["withdraw"],
} as unknown as MyApplicationDetail;
type Answers = Parameters<typeof stubServer>[0];
const listed = (data: MyApplication[]) => ({
  data,
  total: data.length,
  counts: { all: 4, under_way: 3, ended: 1 },
});
const BUNDLES = { "my-applications": words, apply, interviews: interviewWords };
const drawn = (at = "/") =>
  drawPage(MyApplicationsPage, { at }, BUNDLES, signedInAs("employee", "job-matches", "job-match-details"));
let screen: OnScreen | undefined;
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-03-02T09:00:00.000Z"), toFake: ["Date"] }));
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const open = async (answers: Answers, at = "/"): Promise<Asked> => {
  await screen?.remove();
  const asked = stubServer({ "GET /my_applications/interviews": () => ({ data: [] }), ...answers });
  screen = await drawn(at);
  return asked;
};
const card = async (more: object) => {
  await open({ [LIST]: () => listed([{ ...MINE, ...more }]) });
  return said();
};

describe("one's own applications", () => {
  testRefetches({
    open: drawn,
    call: LIST,
    answer: () => listed([MINE]),
    failed: "Error fetching data",
    shown: "Cook",
  });

  test("are all, under way or ended, and searched, in the address", async () => {
    const asked = await open({ [LIST]: ({ show }) => listed(show === "ended" ? [] : [MINE]) });
    expect(asked.find(({ call }) => call === LIST)?.query).toEqual({
      page: "0",
      size: "10",
      search_query: "",
      show: "all",
    });
    await pressNamed("Ended · 1");
    expect(addressQuery()).toBe("?show=ended");
    expect(said()).toContain("No results found");
    await search(words.search, "x");
    expect(asked.at(-1)?.query).toMatchObject({ show: "ended", search_query: "x" });
    await press("Clear filters");
    expect(addressQuery()).toBe("");
  });

  test("none lead to the jobs", async () => {
    await open({ [LIST]: () => listed([]) });
    expect(said()).toContain(words["none-text"]);
    expect(findNamed(words["find-jobs"])?.getAttribute("href")).toContain("job-matches");
  });

  test("show when one applied, and what is to be done next, an offer first", async () => {
    expect(await card({})).toContain("CookKitchen · AssenApplied on 1 Mar 2026");
    const closed = await card({ applied_at: null, vacancy: { ...MINE.vacancy, open: false } });
    expect(closed).toContain("Since 1 Feb 2026 · closed to new applications");
    const interview = { starts_at: "2026-03-05T09:00:00.000Z" };
    expect(await card({ interview })).toContain("Interview on 5 Mar 2026");
    expect(await card({ interview: { starts_at: null } })).toContain(words["interview-choose"]);
    expect(await card({ interview, offer: OFFER })).toContain(words.offer["answer-it"]);
    expect(await card({ interview, offer: { ...OFFER, status: "declined" } })).toContain("Interview on");
  });
});

describe("one's own application", () => {
  const sheet = async (more: object = {}, answers: Answers = {}): Promise<Asked> =>
    open({ [LIST]: () => listed([MINE]), [DETAIL]: () => ({ ...FULL, ...more }), ...answers }, "/?open=a");
  const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";

  test("shows its status, its history and what was sent, without what was left out", async () => {
    const asked = await sheet();
    expect(asked.find(({ call }) => call === DETAIL)?.query).toEqual({ id: "a" });
    expect(dialog()).toContain(APPLICANT_STATUS_TEXTS.en.received.text);
    expect(document.querySelector("[aria-current=step]")?.textContent).toContain(
      APPLICANT_STATUS_TEXTS.en.interview.label,
    );
    expect(dialog()).toContain("€45.00 per hour");
    expect(dialog()).toContain("I cook");
    expect(dialog()).not.toContain(apply.fields.available_until);
    expect(dialog()).not.toContain(apply.fields.salary_proposal);
    expect(dialog()).toContain("2 skills were read from cv.pdf");
    expect(findNamed(words["see-job"])?.getAttribute("href")).toContain("job-match-details");
    await sheet({
      sent: null,
      sent_resume: { name: "cv.pdf", unconfirmed_skills: 0 },
      vacancy: { ...MINE.vacancy, open: false },
      can: [],
    });
    expect([...document.querySelectorAll("h3")].some(({ textContent }) => textContent === words.sent)).toBe(
      false,
    );
    expect(dialog()).not.toContain("cv.pdf");
    expect(findNamed(words["see-job"])).toBeUndefined();
    expect(findButton(words.withdraw)).toBeUndefined();
    await sheet({ can: ["apply_again"] });
    expect(findNamed(words["apply-again"])).toBeDefined();
  });

  test("is withdrawn from, or stepped back from where one was only added", async () => {
    await sheet({ applied_at: null });
    expect(findButton(words.withdraw)).toBeUndefined();
    expect(findButton(words["step-back"])).toBeDefined();
    const asked = await sheet({}, { "POST /my_applications/withdraw": () => ({ ...FULL }) });
    await press(words.withdraw);
    expect(writes(asked)[0]?.body).toMatchObject({ id: "a" });
    expect(screen?.message()).toBe("You withdrew from Cook");
  });

  test("that is not there says so; another failure can be tried again", async () => {
    await open({ [LIST]: () => listed([]), [DETAIL]: refused(404) }, "/?open=zz");
    expect(dialog()).toContain(words["missing-text"]);
    await open({ [LIST]: () => listed([]), [DETAIL]: refused(500) }, "/?open=zz");
    expect(dialog()).not.toContain(words["missing-text"]);
    expect(findButton("Try again")).toBeDefined();
  });

  test("shows an offer with its terms, and its answer once given", async () => {
    await sheet({ offer: OFFER });
    expect(dialog()).toContain("€3,000 per month for 32 hours per week, from 1 May 2026Welcome");
    expect(findButton(words.offer.accept)).toBeDefined();
    await sheet({ offer: { ...OFFER, status: "accepted" } });
    expect(findButton(words.offer.accept)).toBeUndefined();
    expect(dialog()).toContain(words.offer.accepted);
  });
});
