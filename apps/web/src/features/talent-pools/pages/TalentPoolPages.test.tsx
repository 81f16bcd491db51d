import type { PoolPerson, TalentPool, TalentPoolDetail } from "@vaardig/contract/talent-pools/talentPools";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import addTo from "../../../shared/add-to/add-to.en.json";
import approval from "../../../shared/approval/approval.en.json";
import match from "../../../shared/match/match.en.json";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { pressIn, pressInSheet } from "../../../test/lists.ts";
import { isAsked, type OnScreen, type } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../talent-pools.en.json";
import { TalentPoolPage } from "./TalentPoolPage.tsx";
import { TalentPoolsPage } from "./TalentPoolsPage.tsx";

const POOL: TalentPoolDetail = {
  id: "p",
  name: "Offshore",
  description: "For the sea",
  people_count: 2,
  owner_name: "Lotte",
  shared: true,
  faces: [],
  version: 3,
  can: ["add_people", "open", "edit", "take_out", "write", "assign", "delete"],
  team: {
    owner: { id: "o", name: "Lotte", photo_url: null },
    co_owners: [{ id: "c", name: "Bo", photo_url: null }],
    members: [],
  },
  created_at: "2026-01-05T00:00:00.000Z",
};
const person = (id: string, name: string, more: Partial<PoolPerson> = {}): PoolPerson => ({
  id,
  name,
  photo_url: null,
  internal: true,
  title: "Fitter",
  department: "Grid",
  location: null,
  skills: [],
  best_job: null,
  added_at: "2026-01-05T00:00:00.000Z",
  added_by: null,
  unsubscribed_at: null,
  can: ["add_to_job", "write", "take_out"],
  ...more,
});
const ANN = person("ann", "Ann", {
  added_by: "Lotte",
  best_job: {
    vacancy: { id: "j", name: "Rigger" },
    match: { score: 0.7, band: "high", capped: false, provisional: false },
    on_list: true,
    application_id: null,
  },
});
const BO = person("bo", "Bo", { can: ["write"] });

const SCREENS = [
  "talent-pools",
  "talent-pool-profile",
  "talent-pool-message",
  "expert-finder",
  "recruiting-job-details",
] as const;
const BUNDLES = { "talent-pools": words, "add-to": addTo, list, match, approval };
type Answers = Parameters<typeof stubServer>[0];
const people = (data: PoolPerson[], total = data.length) => ({ data, total });
const READS: Answers = {
  "GET /talent_pools/detail": () => POOL,
  "GET /talent_pools/candidates": () => people([ANN, BO]),
  "GET /talent_pools/candidate_ids": () => ({ ids: ["ann", "bo"] }),
};

let screen: OnScreen | undefined;
/** Shows the page that was gone to. */
function Gone() {
  const { pathname } = useLocation();
  return <p>gone to {pathname}</p>;
}
const Pool = () => (
  <Routes>
    <Route path=":talentPoolId" element={<TalentPoolPage />} />
    <Route path="*" element={<Gone />} />
  </Routes>
);
async function openPool(answers: Answers = {}, at = "/p"): Promise<Asked> {
  const asked = stubServer({ ...READS, ...answers });
  screen = await drawPage(Pool, { at }, BUNDLES, signedInAs("moderator", ...SCREENS));
  return asked;
}
const Pools = () => (
  <Routes>
    <Route path="/" element={<TalentPoolsPage />} />
    <Route path="*" element={<Gone />} />
  </Routes>
);
const drawPools = (at = "/") => drawPage(Pools, { at }, BUNDLES, signedInAs("moderator", ...SCREENS));
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const more = words.profile.more.replace("{{name}}", "Offshore");

describe("the talent pools", () => {
  const { team: _team, created_at: _since, ...OPEN } = POOL;
  const CLOSED: TalentPool = { ...OPEN, id: "q", name: "Secret", people_count: 4, can: ["add_people"] };
  const CALL = "GET /talent_pools";
  const listed = (data: TalentPool[]) => ({
    data,
    total: data.length,
    counts: [
      { filter: "all", count: 7 },
      { filter: "mine", count: 1 },
    ],
  });
  const FITS = "GET /talent_pools/fits";
  const fits = () => ({ data: [{ talent_pool_id: "p", fitting: 1 }] });

  testRefetches({
    open: () => drawPools(),
    call: CALL,
    answer: () => listed([OPEN]),
    others: { [FITS]: fits },
    failed: words["load-failed"],
    shown: "Offshore",
  });

  test("link those that one may open, and ask only for their matches", async () => {
    const asked = stubServer({ [CALL]: () => listed([OPEN, CLOSED]), [FITS]: fits });
    screen = await drawPools();
    expect(asked.find(({ call }) => call === FITS)?.query).toEqual({ ids: "p" });
    expect(findNamed("Offshore")?.getAttribute("href")).toContain("talent-pool-profile");
    expect(findNamed("Secret")).toBeUndefined();
    expect(said()).toContain("Not shared with you. Ask Lotte for access.");
    expect(said()).toContain("2 people1 matches an open job well");
    expect(said()).not.toContain("4 people1 matches");
  });

  test("are filtered and searched in the address; nothing found is said in its own words", async () => {
    const asked = stubServer({
      [CALL]: ({ search_query: text, filter }) => listed(text || filter === "mine" ? [] : [OPEN]),
      [FITS]: fits,
    });
    screen = await drawPools();
    expect(asked.find(({ call }) => call === CALL)?.query).toMatchObject({ filter: "all", size: "12" });
    await pressNamed("Mine · 1");
    expect(addressQuery()).toBe("?filter=mine");
    expect(said()).toContain(words["mine-none-text"]);
    await search(words.search, "sea");
    expect(said()).toContain(words["none-title"]);
    expect(said()).not.toContain(words["mine-none-text"]);
    await pressNamed("Clear filters");
    expect(addressQuery()).toBe("");
    expect(said()).toContain("Offshore");
  });

  test("none at all says what they are for", async () => {
    stubServer({ [CALL]: () => listed([]) });
    screen = await drawPools();
    expect(said()).toContain(words["none-yet-text"]);
    expect(findNamed("Clear filters")).toBeUndefined();
  });

  test("get a new one, which opens; a taken name is refused at its field", async () => {
    const answers: Answers = {
      [CALL]: () => listed([OPEN]),
      [FITS]: fits,
      "POST /talent_pools": refused(409, {}, { code: "conflict", fields: { name: "Taken" } }),
    };
    const asked = stubServer(answers);
    screen = await drawPools();
    await pressNamed(words.new);
    await pressInSheet(words.form.start);
    expect(writes(asked)).toHaveLength(0);
    await type(words.form.name, " Harbour ");
    await pressInSheet(words.form.start);
    expect(isAsked("Taken")).toBe(true);
    answers["POST /talent_pools"] = () => ({ ...OPEN, id: "new", name: "Harbour" });
    await pressInSheet(words.form.start);
    expect(writes(asked).at(-1)?.body).toEqual({ name: "Harbour", description: "" });
    expect(screen.message()).toBe("Harbour was created");
    expect(said()).toContain("gone to /recruitment-manager/talent-pool-profile");
  });
});

describe("a talent pool", () => {
  test("that is not there says so", async () => {
    await openPool({ "GET /talent_pools/detail": refused(404) });
    expect(said()).toContain(words.profile.missing);
  });

  test("names its people, owner and day, and offers what the reader may do", async () => {
    await openPool();
    expect(said()).toContain("2 people · Owner: Lotte · since 5 Jan 2026");
    expect(findNamed(words.profile.write)?.getAttribute("href")).toContain("talent-pool-message");
    expect(findNamed(words.profile.find)?.getAttribute("href")).toContain("expert-finder");
    await screen?.remove();
    await openPool({ "GET /talent_pools/detail": () => ({ ...POOL, can: ["open"] }) });
    for (const name of [words.profile.edit, words.profile.write, words.profile.find, more])
      expect(findNamed(name)).toBeUndefined();
    await screen?.remove();
    await openPool({ "GET /talent_pools/detail": () => ({ ...POOL, people_count: 0 }) });
    expect(findNamed(words.profile.write)).toBeUndefined();
  });

  test("is edited at its version, and read again", async () => {
    const asked = await openPool({ "PUT /talent_pools": () => ({ ...POOL, name: "Sea" }) });
    await pressNamed(words.profile.edit);
    await type(words.form.name, "Sea");
    await pressInSheet("Save");
    expect(writes(asked)[0]).toEqual({
      call: "PUT /talent_pools",
      query: {},
      body: { id: "p", version: 3, name: "Sea", description: "For the sea" },
    });
    expect(screen?.message()).toBe("Sea was saved");
    expect(timesAsked(asked, "GET /talent_pools/detail")).toBe(2);
  });

  test("is deleted after its people and team were named, and undo brings it back", async () => {
    const asked = await openPool({
      "DELETE /talent_pools": () => ({ done: true }),
      "POST /talent_pools/restore": () => POOL,
    });
    await pressIn(more, words.profile.delete);
    expect(isAsked("It contains 2 people, whose profiles are kept. 1 colleague works on it")).toBe(true);
    await pressInSheet(words.delete.confirm);
    expect(writes(asked)[0]).toEqual({ call: "DELETE /talent_pools", query: { id: "p", version: "3" } });
    expect(said()).toContain("gone to /recruitment-manager/talent-pools");
    await screen?.undo();
    expect(writes(asked)[1]?.body).toEqual({ id: "p", name: "Offshore", description: "For the sea" });
    expect(screen?.message()).toBe("Offshore was restored");
  });

  test("that cannot be deleted says why and stays", async () => {
    await openPool({ "DELETE /talent_pools": refused(409) });
    await pressIn(more, words.profile.delete);
    await pressInSheet(words.delete.confirm);
    expect(screen?.message()).toBe("Out of order");
    expect(said()).toContain("For the sea");
  });
});
