import type { Commitment } from "@vaardig/contract/applications/commitments";
import { afterEach, describe, expect, test } from "vitest";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import words from "./apply.en.json";
import { HoursWarning } from "./HoursWarning.tsx";

const ROLE: Commitment = { kind: "role", name: "Grid", hours: 16, until: "2027-03-31" };
let screen: OnScreen | undefined;
afterEach(() => screen?.remove());

async function textFor(hours: string, kept = "", from = "") {
  screen = await draw(<HoursWarning commitments={[ROLE]} hours={hours} from={from} kept={kept} />, {
    apply: words,
  });
  return document.body.textContent ?? "";
}

describe("the hours of an application", () => {
  test("are warned about above 40, with what they are made of", async () => {
    const text = await textFor("20", "8");
    expect(text).toContain("Together this comes to 44 hours per week, more than 40");
    for (const part of ["Grid (project): 16", "Your current job: 8", "This job: 20"])
      expect(text).toContain(part);
  });

  test("are not warned about at 40, before a number is typed, or when the other work is over by then", async () => {
    expect(await textFor("24")).not.toContain("more than");
    await screen?.remove();
    expect(await textFor("")).not.toContain("more than");
    await screen?.remove();
    expect(await textFor("36", "", "2027-04-01")).not.toContain("more than");
  });
});
