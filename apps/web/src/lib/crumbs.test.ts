import type { MenuItem } from "@vaardig/contract/session/session";
import { describe, expect, it } from "vitest";
import { crumbsOf, listAbove } from "./crumbs.ts";

const item = (key: string, children: MenuItem[] = []): MenuItem => ({
  key,
  label: { en: key, nl: key },
  segment: { en: key, nl: key },
  icon: "",
  order: 0,
  user_types: [],
  hidden: false,
  children,
});
const detail = item("job-match-details");
const search = item("search-jobs", [item("job-matches")]);
const pool = item("talent-pool-profile");
const pools = item("talent-pools", [pool]);
const recruiting = item("recruiting", [pools]);
const keys = (chains: MenuItem[][]) => chains.map((chain) => chain.map(({ key }) => key).join("/"));

describe("crumbs", () => {
  it("put the list above a record that the menu keeps elsewhere", () => {
    expect(keys(crumbsOf([search, detail], [detail]))).toEqual(["search-jobs", "job-match-details"]);
    expect(listAbove([search, detail], [detail])).toEqual([search]);
  });

  it("name a list that is above its record anyway once", () => {
    expect(keys(crumbsOf([recruiting], [recruiting, pools, pool]))).toEqual([
      "recruiting",
      "recruiting/talent-pools",
      "recruiting/talent-pools/talent-pool-profile",
    ]);
  });

  it("have no list where the role has none, or the address names no record", () => {
    expect(keys(crumbsOf([detail], [detail]))).toEqual(["job-match-details"]);
    expect(listAbove([search], [search])).toBeNull();
  });
});
