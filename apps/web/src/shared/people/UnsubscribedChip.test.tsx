import { expect, it } from "vitest";
import { act } from "../../test/act.ts";
import { draw, settle } from "../../test/onScreen.tsx";
import { UnsubscribedChip } from "./UnsubscribedChip.tsx";

it("says who unsubscribed, and with the keyboard since when", async () => {
  const screen = await draw(<UnsubscribedChip at="2026-11-03T10:00:00Z" />);
  const chip = document.querySelector<HTMLElement>("[tabindex='0']");
  expect(chip?.textContent).toBe("Unsubscribed");
  expect(document.body.textContent).not.toContain("2026");
  await act(async () => chip?.focus());
  await settle(300);
  expect(document.querySelector("[role=tooltip]")?.textContent).toMatch(
    /3 November 2026|3 Nov 2026|03\/11\/2026/,
  );
  await screen.remove();
});

it("says nothing of anyone else", async () => {
  const screen = await draw(<UnsubscribedChip at={null} />);
  expect(document.body.textContent).toBe("");
  await screen.remove();
});
