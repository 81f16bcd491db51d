import { ROLES } from "@vaardig/contract/roles";
import { type MenuItem, menuSchema } from "@vaardig/contract/session/session";
import { expect, test } from "vitest";
import { readConfig } from "../../../config.ts";
import { DUTCH_SEGMENTS } from "../../../test/dutchSegments.ts";
import { flatMenu } from "../../../test/flatMenu.ts";
import { segmentOf } from "./entry.ts";
import { menuFor } from "./menuFor.ts";

const demo = readConfig({ DEMO: "true" });
const every = ROLES.flatMap((role) => flatMenu(menuFor(role, demo)));

/** Entries that only their labels distinguish from others, whose addresses the specification gives. */
const OTHER_LABELS = ["jobs", "line-goals"];

test("a segment is its label, in both languages as agreed", () => {
  for (const { key, label, segment, hidden } of every) {
    if (!hidden && !OTHER_LABELS.includes(key)) expect(segment.en, key).toBe(segmentOf(label.en));
    const dutch = segment.en.split("/").map((part) => (part.startsWith(":") ? part : DUTCH_SEGMENTS[part]));
    expect(segment.nl, key).toBe(dutch.join("/"));
  }
});

test("no two lines of a menu have one label", () => {
  const lines = (items: MenuItem[]): string[] =>
    items
      .filter(({ hidden }) => !hidden)
      .flatMap(({ label, children }) => [label.en, ...lines(children.filter(({ icon }) => icon !== ""))]);
  for (const role of ROLES) {
    const labels = lines(menuFor(role, demo));
    expect(
      labels.filter((label, at) => labels.indexOf(label) !== at),
      role,
    ).toEqual([]);
  }
});

test("items are the contract's, numbered, and each role is among their user types", () => {
  for (const role of ROLES) {
    const menu = menuFor(role, demo);
    expect(menuSchema.parse(menu)).toEqual(menu);
    expect(menu.map(({ order }) => order)).toEqual(menu.map((_, index) => index));
    for (const item of flatMenu(menu)) expect(item.user_types).toContain(role);
  }
});

test("what the sidebar shows has an icon; a tab has none", () => {
  const shown = every.filter(({ hidden, icon }) => !hidden && icon === "").map(({ key }) => key);
  expect([...new Set(shown)].sort()).toEqual([
    "account-data",
    "account-notifications",
    "account-preferences",
    "account-profile",
    "account-security",
    "candidate-activities",
    "candidate-mails",
    "candidate-notes",
    "candidate-overview",
    "candidate-status",
    "candidate-tasks",
    "course-catalogue",
    "course-matches",
    "employee-activities",
    "employee-career-path",
    "employee-fit",
    "employee-goals",
    "employee-profile",
    "job-matches",
    "job-requirements",
    "my-courses",
    "recruiting-job-details",
    "recruiting-job-matches",
    "recruiting-job-message",
    "recruiting-job-pipeline",
    "saved-jobs",
    "your-skills",
  ]);
});
