import { afterEach, expect, test, vi } from "vitest";
import { drawPage, pressNamed, said } from "../../../test/drawPage.tsx";
import { findButton, type OnScreen, press } from "../../../test/onScreen.tsx";
import { recordSent, type Sent } from "../../../test/recordSent.ts";
import { signedInAs } from "../../../test/signedInAs.ts";
import words from "../skills.en.json";
import { SuggestedSkills } from "./SuggestedSkills.tsx";

const suggest = (name: string) => ({
  skill: { id: name, name, kind: "skill", group_id: null, group_name: null },
  because: "SQL",
});
let screen: OnScreen | undefined;
let sent: Sent[];
const onHave = vi.fn();
const open = async (names: string[], wished: string[] = []) => {
  await screen?.remove();
  sent = recordSent(({ call }) => {
    if (call === "GET /recommendations") return { data: names.map(suggest), projects: [] };
    return call === "GET /skill_wish" ? { data: wished.map((name) => ({ id: name, ...suggest(name) })) } : {};
  });
  const Page = () => <SuggestedSkills onHave={onHave} />;
  screen = await drawPage(Page, {}, { skills: words }, signedInAs("employee"));
};
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const count = () => document.querySelectorAll("li").length;

test("five are shown with their reason, without those already wished for, and the others on request", async () => {
  await open(["GIS", "Java", "Go", "Rust", "Ada", "Perl", "Lisp"], ["Java"]);
  expect(said()).not.toContain("Java");
  expect(said()).toContain("GISbecause you know SQL");
  expect(count()).toBe(5);
  await press("Show 1 more");
  expect(count()).toBe(6);
  expect(findButton("Show 1 more")).toBeUndefined();
});

test("one goes to the wishlist, or is shown as held; five need no button, and none is no card", async () => {
  await open(["GIS", "Java", "Go", "Rust", "Ada"]);
  expect(said()).not.toContain("Show");
  await pressNamed("Add GIS to your wishlist");
  const wish = sent.find(({ call }) => call === "POST /skill_wish" || call === "PUT /skill_wish");
  expect(JSON.stringify(wish?.body)).toContain("GIS");
  await pressNamed("Add Java to your skills");
  expect(onHave.mock.calls[0]?.[0]).toMatchObject({ id: "Java" });
  await open(["Java"], ["Java"]);
  expect(document.querySelector("section")).toBeNull();
});
