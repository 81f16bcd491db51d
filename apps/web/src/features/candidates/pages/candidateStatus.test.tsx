import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import invite from "../../../shared/invite/invite.en.json";
import { drawPage, findNamed, said } from "../../../test/drawPage.tsx";
import { openSelect, optionTexts, pickSelect, pressInSheet, tick } from "../../../test/lists.ts";
import { choose, draw, findButton, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import { ConvertSheet } from "../act/ConvertSheet.tsx";
import words from "../candidates.en.json";
import { CandidateStatusPage } from "./CandidateStatusPage.tsx";

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

  test("shows each application by its outcome, with the next interview", async () => {
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
