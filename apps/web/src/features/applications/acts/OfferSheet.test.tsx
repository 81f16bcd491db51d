import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localDay } from "../../../lib/language/localDay.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { draw, fieldOf, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { recordSent, type Sent } from "../../../test/recordSent.ts";
import words from "../applications.en.json";
import { OfferSheet } from "./OfferSheet.tsx";
import { NO_LISTENER, useCommands } from "./useCommands.ts";

const ANN = buildCard("Ann", { version: 3 });
const TERMS = { salary_from: 3_000, salary_to: 4_000, hours: 32, starts_on: "2099-02-01" };

let screen: OnScreen;
let sent: Sent[];
const onClose = vi.fn();
function Offer() {
  return <OfferSheet card={ANN} sink={NO_LISTENER} commands={useCommands(NO_LISTENER)} onClose={onClose} />;
}
async function open(terms: object = {}) {
  onClose.mockReset();
  sent = recordSent(({ call }) =>
    call.startsWith("GET") ? { job_terms: { ...TERMS, ...terms } } : { card: ANN, warnings: [] },
  );
  screen = await draw(<Offer />, { applications: words });
  await settle();
}
beforeEach(() => window.history.pushState({}, "", "/"));
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const offered = () => sent.findLast(({ call }) => call.startsWith("POST"))?.body;
const start = () => fieldOf(words["offer-start"]).value;

test("begins with the terms of the job", async () => {
  await open();
  expect(fieldOf(words["offer-salary"]).value).toBe("3000");
  expect(fieldOf(words["offer-hours"]).value).toBe("32");
  expect(start()).toMatch(/2099/);
});

test("does not begin with a first day that is past", async () => {
  await open({ starts_on: "2020-02-01" });
  expect(start()).toBe("");
  await screen.remove();
  await open({ starts_on: localDay() });
  expect(start()).not.toBe("");
});

test("unusual terms are pointed out, and sent as meant", async () => {
  await open();
  await type(words["offer-message"], "Welcome");
  await press(words["offer-confirm"]);
  expect(offered()).toMatchObject({ id: "Ann", version: 3, salary: 3_000, mail: true, anyway: false });
  await type(words["offer-salary"], "9000");
  await press(words["offer-anyway"]);
  expect(offered()).toMatchObject({ salary: 9_000, anyway: true });
});
