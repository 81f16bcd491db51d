import { afterEach, expect, test, vi } from "vitest";
import ratingWords from "../../../shared/skills/rating.en.json";
import { act } from "../../../test/act.ts";
import { buildPersonSkill } from "../../../test/buildPersonSkill.ts";
import {
  choose,
  draw,
  fieldOf,
  findButton,
  type OnScreen,
  press,
  settle,
  type,
} from "../../../test/onScreen.tsx";
import { recordSent, type Sent } from "../../../test/recordSent.ts";
import words from "../profile.en.json";
import { RateSheet } from "./RateSheet.tsx";

const HELD = buildPersonSkill({ level: 4 });
const OTHER = { ...HELD.skill, id: "other", name: "Python" };
const found = [HELD.skill, OTHER].map((skill) => ({ ...skill, matched: null }));

let screen: OnScreen;
let sent: Sent[];
const onClose = vi.fn();
const open = async () => {
  onClose.mockReset();
  sent = recordSent(({ call }) =>
    call.startsWith("GET") ? { data: found, total: 2, can: [] } : { data: [{ id: "r" }], total: 1 },
  );
  const sheet = <RateSheet userId="u" skills={[HELD]} onClose={onClose} />;
  screen = await draw(sheet, { profile: words, rating: ratingWords });
};
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const pick = async (name: string) => {
  await act(async () => fieldOf(words.skills["rate-search"]).focus());
  await type(words.skills["rate-search"], name);
  await settle(300);
  await choose(name);
};
const rated = () => sent.find(({ call }) => call.startsWith("POST"))?.body;

test("a skill that the person has begins at the level that is there, and is confirmed", async () => {
  await open();
  expect(findButton(ratingWords.give.confirm)).toBeUndefined();
  await pick(HELD.skill.name);
  await press(ratingWords.give.confirm);
  expect(JSON.stringify(rated())).toContain(`"skill_id":"${HELD.skill.id}","level":4`);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a skill that the person has not stated begins without a level", async () => {
  await open();
  await pick(OTHER.name);
  expect(findButton(ratingWords.give.confirm)?.disabled).toBe(true);
});
