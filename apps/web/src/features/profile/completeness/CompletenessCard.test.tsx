import type { ProfilePart } from "@vaardig/contract/profile/profileParts";
import { afterEach, expect, test, vi } from "vitest";
import { findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import words from "../profile.en.json";
import { CompletenessCard } from "./CompletenessCard.tsx";

let screen: OnScreen;
afterEach(() => screen.remove());
const go = vi.fn();
const everywhere: Record<ProfilePart, (() => void) | undefined> = {
  picture: go,
  headline: go,
  about: go,
  skills: go,
  experience: go,
  education: go,
  languages: go,
  resume: go,
};
const open = async (missing: readonly ProfilePart[], onGo = everywhere) => {
  screen = await draw(<CompletenessCard missing={missing} onGo={onGo} />, { profile: words });
};

test("lists what is missing, each with its act, and what is done", async () => {
  await open(["skills", "resume"]);
  expect(said()).toContain("6 of 8 done");
  await pressNamed(words.complete.skills);
  expect(go).toHaveBeenCalledOnce();
});

test("asks no one for skills who has no place to add them", async () => {
  await open(["skills", "resume"], { ...everywhere, skills: undefined });
  expect(said()).toContain("6 of 7 done");
  expect(said()).not.toContain(words.complete.skills);
  expect(findNamed(words.complete.resume)).toBeDefined();
});

test("is gone once all that the reader can do is done", async () => {
  await open(["skills"], { ...everywhere, skills: undefined });
  expect(said()).not.toContain(words.complete.title);
});
