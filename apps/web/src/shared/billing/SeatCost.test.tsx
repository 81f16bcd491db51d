import type { SeatPreview } from "@vaardig/contract/billing/billing";
import type { Role } from "@vaardig/contract/roles";
import { afterEach, expect, test, vi } from "vitest";
import { buildUser } from "../../test/builders.ts";
import { drawPage, said } from "../../test/drawPage.tsx";
import type { OnScreen } from "../../test/onScreen.tsx";
import { stubServer } from "../../test/stubServer.ts";
import { SeatCost } from "./SeatCost.tsx";
import words from "./seat-cost.en.json";

const CALL = "POST /billing/preview";
const COST: SeatPreview = {
  seats_now: 3,
  seats_after: 5,
  price: { cents: 900, currency: "EUR" },
  now_cents: 1_250,
  period_ends_on: "2026-12-01",
  month_cents: 4_500,
  free_until: null,
};

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

async function open(role: Role, cost: SeatPreview = COST, added = 2) {
  const asked = stubServer({
    "GET /auth/session": () => ({ user: buildUser({ system_role: role }), menu_schema: [], notice: null }),
    [CALL]: () => cost,
  });
  screen = await drawPage(() => <SeatCost added={added} />, {}, { "seat-cost": words });
  return asked.filter(({ call }) => call === CALL).length;
}

test("an administrator reads what more seats cost now and by the month", async () => {
  expect(await open("admin")).toBe(1);
  expect(said()).toContain("Adds up to €12.50 to your next invoice, for the time until 1 Dec 2026.");
  expect(said()).toContain("Then €45.00 per month for everyone");
});

test("a trial says until when it is free, and a seat without a price says nothing", async () => {
  await open("admin", { ...COST, free_until: "2026-12-24" });
  expect(said()).toContain("Free until your trial ends on 24 Dec 2026, then €45.00 per month");
  await screen?.remove();
  await open("admin", { ...COST, price: null });
  expect(said()).toBe("");
});

test.each<Role>(["hr_manager", "manager"])("is neither asked for nor shown to the role %s", async (role) => {
  expect(await open(role)).toBe(0);
  expect(said()).toBe("");
});

test("no seats more cost nothing, so nothing is asked", async () => {
  expect(await open("admin", COST, 0)).toBe(0);
});
