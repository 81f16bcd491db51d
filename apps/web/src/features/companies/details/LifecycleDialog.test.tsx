import type { Customer } from "@vaardig/contract/companies/customers";
import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../../test/drawPage.tsx";
import { draw, fieldOf, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../companies.en.json";
import { type LifecycleAct, LifecycleDialog } from "./LifecycleDialog.tsx";

const COMPANY = { id: "c", name: "Noordlicht", life: { version: 7 } } as Customer;

let screen: OnScreen | undefined;
let sent: Sent[];
const onClose = vi.fn();
const open = async (act: LifecycleAct, answer: () => unknown = () => ({})) => {
  await screen?.remove();
  onClose.mockClear();
  sent = recordSent(answer);
  screen = await draw(<LifecycleDialog company={COMPANY} {...{ act, onClose }} />, { companies: words });
};
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const hasDays = () =>
  [...document.querySelectorAll("label")].some(({ textContent }) => /Days/.test(textContent));

test("an extension asks for days, 14 at first, and sends them with reason and version", async () => {
  await open("extend_trial");
  expect(fieldOf("Days").value).toBe("14");
  await press("Extend trial");
  expect(sent).toHaveLength(0);
  expect(said()).toContain("This field is required");
  await type("Reason", "They asked");
  await type("Days", "7");
  await press("Extend trial");
  await settle();
  expect(sent[0]).toMatchObject({
    call: "POST /companies/c/extend_trial",
    body: { version: 7, reason: "They asked", days: 7 },
  });
  expect(screen?.message()).toBe("Trial of Noordlicht extended");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a suspension and its end are sent without days, each to its own address", async () => {
  await open("suspend");
  expect(hasDays()).toBe(false);
  expect(said()).toContain("Everyone is signed out at once");
  await type("Reason", "Unpaid");
  await press("Suspend company");
  await settle();
  expect(sent[0]).toMatchObject({
    call: "POST /companies/c/suspend",
    body: { version: 7, reason: "Unpaid" },
  });
  expect(sent[0]?.body).not.toHaveProperty("days");
  await open("resume");
  await type("Reason", "Paid");
  await press("Resume company");
  await settle();
  expect(sent[0]?.call).toBe("POST /companies/c/resume");
  expect(screen?.message()).toBe("Noordlicht resumed");
});

test("a refused suspension stays open with its reason", async () => {
  await open("suspend", () => refusal("stale_version", "Already suspended"));
  await type("Reason", "Unpaid");
  await press("Suspend company");
  await settle();
  expect(said()).toContain("Already suspended");
  expect(fieldOf("Reason").value).toBe("Unpaid");
  expect(onClose).not.toHaveBeenCalled();
});
