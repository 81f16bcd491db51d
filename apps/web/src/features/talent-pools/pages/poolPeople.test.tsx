import type { PoolPerson, TalentPoolDetail } from "@vaardig/contract/talent-pools/talentPools";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import addTo from "../../../shared/add-to/add-to.en.json";
import approval from "../../../shared/approval/approval.en.json";
import match from "../../../shared/match/match.en.json";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { menuTexts, pressEntry, pressIn, tick } from "../../../test/lists.ts";
import { type OnScreen, press } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, stubServer, writes } from "../../../test/stubServer.ts";
import words from "../talent-pools.en.json";
import { TalentPoolPage } from "./TalentPoolPage.tsx";

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
let state: unknown;
/** Shows the page that was gone to, and keeps the state of its history entry. */
function Gone() {
  const { pathname, state: carried } = useLocation();
  state = carried;
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
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const selects = (name: string) => list.select.one.replace("{{name}}", name);
const actions = (name: string) => words.person.actions.replace("{{name}}", name);

describe("the people of a talent pool", () => {
  test("show who added them, their best job, and that they are in its pipeline", async () => {
    const asked = await openPool();
    expect(said()).toContain("AnnFitter · Grid");
    expect(said()).toMatch(/Added .* by Lotte/);
    expect(said()).toContain("Best open job · AddedRigger");
    expect(said()).toContain(words.person["no-job"]);
    expect(asked.find(({ call }) => call === "GET /talent_pools/candidates")?.query).toEqual({
      id: "p",
      search_query: "",
      sort: "fit",
      page: "0",
      size: "10",
    });
    await pressNamed("Why this match: Ann, Rigger");
    expect(addressQuery()).toBe("?open=ann");
    expect(asked.at(-1)?.query).toEqual({ job_vacancy_id: "j", user_id: "ann" });
  });

  test("are sorted and searched in the address; the usual order is no part of it", async () => {
    const asked = await openPool({
      "GET /talent_pools/candidates": ({ search_query: text }) => (text ? people([]) : people([ANN], 25)),
    });
    await pressNamed(words.sort.label);
    await pressNamed(words.sort["-name"]);
    expect(addressQuery()).toBe("?sort=-name");
    expect(asked.at(-1)?.query).toMatchObject({ sort: "-name" });
    await pressNamed(words.sort.label);
    await pressNamed(words.sort.fit);
    expect(addressQuery()).toBe("");
    await pressNamed("Next page");
    expect(asked.at(-1)?.query).toMatchObject({ page: "1" });
    await search(words.profile.search, "zz");
    expect(said()).toContain(words.profile["no-user-found"]);
    expect(addressQuery()).toBe("?search=zz");
  });

  test("missing, say so, and to those who may change it how to add them", async () => {
    await openPool({ "GET /talent_pools/candidates": () => people([]) });
    expect(said()).toContain(words.profile["empty-text"]);
    await screen?.remove();
    await openPool({
      "GET /talent_pools/candidates": () => people([]),
      "GET /talent_pools/detail": () => ({ ...POOL, can: ["open"] }),
    });
    expect(said()).toContain(words.profile["empty-text-read"]);
  });

  test("offer each only the acts on them; one is taken out at once", async () => {
    await openPool();
    await pressNamed(actions("Bo"));
    expect(menuTexts()).toEqual([words.acts.write]);
    await pressEntry(words.acts.write);
    expect(state).toEqual({ user_ids: ["bo"] });
    await screen?.remove();
    const asked = await openPool({ "DELETE /talent_pools/candidates": () => ({ taken_out: 1 }) });
    await pressIn(actions("Ann"), words.acts.take_out);
    expect(writes(asked)[0]?.body).toEqual({ talent_pool_id: "p", user_ids: ["ann"] });
  });

  test("are written to: some by their ids, everyone without a list", async () => {
    await openPool();
    await tick(selects("Ann"));
    await press(words.acts.write);
    expect(said()).toContain("gone to /recruitment-manager/talent-pool-message");
    expect(state).toEqual({ user_ids: ["ann"] });
    await screen?.remove();
    await openPool();
    await tick(selects("Ann"));
    await press("Select all 2 results");
    await press(words.acts.write);
    expect(state).toBeNull();
  });

  test("are all selected only by someone who may take them out", async () => {
    await openPool({
      "GET /talent_pools/candidates": () => people([ANN, BO], 2),
      "GET /talent_pools/detail": () => ({ ...POOL, can: ["open"] }),
    });
    await tick(selects("Ann"));
    expect(findNamed("Select all 2 results")).toBeUndefined();
    expect(findNamed(words.acts.take_out)).toBeUndefined();
    expect(findNamed(words.acts.add_to_job)).toBeDefined();
  });
});
