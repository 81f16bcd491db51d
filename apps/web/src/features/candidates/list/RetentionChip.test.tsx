import { afterEach, beforeAll, expect, test } from "vitest";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, placeStyles } from "../../../test/onScreen.tsx";
import words from "../candidates.en.json";
import { RetentionChip } from "./RetentionChip.tsx";

let screen: OnScreen;
beforeAll(placeStyles);
afterEach(() => screen.remove());

/** Returns the colour of the dot beside what is kept until a day. */
async function dotOf(days_left: number): Promise<string> {
  const until = "2026-12-01T00:00:00.000Z";
  screen = await draw(<RetentionChip retention={{ state: "counted", until, days_left } as never} />, {
    candidates: words,
  });
  const dot = document.querySelector(".MuiChip-icon");
  return dot ? getComputedStyle(dot).backgroundColor : "";
}

test("warns of the last week alone, as the filter counts it", async () => {
  const later = await dotOf(7);
  await screen.remove();
  expect(await dotOf(300)).toBe(later);
  await screen.remove();
  expect(await dotOf(6)).not.toBe(later);
});

test("without a count says why the person is kept", async () => {
  screen = await draw(
    <RetentionChip retention={{ state: "in_process", until: null, days_left: null } as never} />,
    { candidates: words },
  );
  expect(said()).toBe(words.retention.in_process);
});
