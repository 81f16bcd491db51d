import type { Certificate } from "@vaardig/contract/profile/certificates";
import { afterEach, expect, test } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { ConfirmedNote } from "./ConfirmedNote.tsx";
import words from "./certificates.en.json";

let screen: OnScreen;
afterEach(async () => screen.remove());

test.each([
  [
    "who confirmed it and when",
    { at: "2026-03-01T10:00:00Z", by: "Bo" },
    null,
    "Confirmed by Bo on 1 Mar 2026",
  ],
  [
    "when, where the person is gone",
    { at: "2026-03-01T10:00:00Z", by: null },
    null,
    "Confirmed on 1 Mar 2026",
  ],
  ["that a change ended it", null, "2026-04-02T10:00:00Z", "Changed on 2 Apr 2026: no longer confirmed"],
  [
    "the confirmation after the change",
    { at: "2026-05-01T10:00:00Z", by: "Bo" },
    "2026-04-02T10:00:00Z",
    "Confirmed by Bo on 1 May 2026",
  ],
  ["nothing where it never was confirmed", null, null, ""],
])("says %s", async (_what, confirmed, voided_at, text) => {
  const certificate = { confirmed, voided_at } as Partial<Certificate> as Certificate;
  screen = await draw(<ConfirmedNote of={certificate} />, { certificates: words });
  expect(said()).toBe(text);
});
