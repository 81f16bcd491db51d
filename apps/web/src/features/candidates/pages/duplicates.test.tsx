import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import invite from "../../../shared/invite/invite.en.json";
import { findNamed, said, search } from "../../../test/drawPage.tsx";
import { pressInSheet } from "../../../test/lists.ts";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import { OwnerDialog } from "../act/OwnerDialog.tsx";
import { DuplicatesNotice } from "../add/DuplicatesNotice.tsx";
import words from "../candidates.en.json";
import { CandidateIdentity } from "../merge/CandidateIdentity.tsx";
import { DuplicateNotice } from "../merge/DuplicateNotice.tsx";
import { PickOtherSheet } from "../merge/PickOtherSheet.tsx";

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

  test("is distinguished from a namesake by headline, place and day", async () => {
    await show(<CandidateIdentity person={{ ...ANN, phone: "06" }} />);
    expect(said()).toContain("Cook · Assen06Added manually, 5 Jan 2026");
  });
});
