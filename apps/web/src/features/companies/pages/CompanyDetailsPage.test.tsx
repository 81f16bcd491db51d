import type { CompanyMove } from "@vaardig/contract/companies/customerLifecycle";
import type { Customer } from "@vaardig/contract/companies/customers";
import { afterEach, expect, test, vi } from "vitest";
import formWords from "../../../shared/company/company-form.en.json";
import { act } from "../../../test/act.ts";
import { drawPage, findNamed, pressNamed, said } from "../../../test/drawPage.tsx";
import { fieldOf, findButton, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../companies.en.json";
import { CompanyDetailsPage } from "./CompanyDetailsPage.tsx";

const ID = "0197f0a0-0000-7000-8000-000000000001";
const COMPANY: Customer = {
  id: ID,
  slug: "delta",
  version: 3,
  name: "Delta",
  industry: "Energy",
  description: "",
  phone: "",
  website: "",
  linkedin: "",
  country: "",
  state: "",
  city: "Goes",
  address_line_1: "",
  address_line_2: "",
  zip_code: "",
  logo_url: null,
  created_at: "2026-01-01T10:00:00.000Z",
  signup_url: "https://x.test/signup/delta",
  careers_url: "https://x.test/careers/delta",
  life: {
    state: "trialing",
    version: 4,
    since: "2026-01-02T10:00:00.000Z",
    trial_ends_at: "2026-02-01T10:00:00.000Z",
    past_due_until: null,
    cancels_at: null,
    suspended_from: null,
  },
  seats: { in_use: 12, invited: 3 },
  first_admin: {
    first_name: "Renée",
    last_name: "d'Hondt",
    email: "renee@delta.example",
    language: "nl",
    state: "expired",
    sent_at: "2026-01-01T10:00:00.000Z",
    expires_at: "2026-01-08T10:00:00.000Z",
  },
  can: ["edit", "extend_trial", "suspend", "resend_invitation"],
};
const MOVES: CompanyMove[] = [
  {
    id: "2",
    at: "2026-01-03T10:00:00.000Z",
    move: "extend_trial",
    from: "trialing",
    to: "trialing",
    reason: "They asked kindly",
    by: "staff",
    staff_name: "Sam Staff",
  },
  {
    id: "1",
    at: "2026-01-02T10:00:00.000Z",
    move: "start_trial",
    from: "setup",
    to: "trialing",
    reason: "first_sign_in",
    by: "company",
    staff_name: null,
  },
];

let screen: OnScreen;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

async function open(company: Customer, savedAt: string) {
  const sent = openServer(savedAt, {
    [`/companies/${ID}`]: () => company,
    [`/companies/${ID}/moves`]: () => ({ data: MOVES, total: MOVES.length }),
  });
  screen = await drawPage(
    CompanyDetailsPage,
    { at: `/${ID}`, path: "/:companyId" },
    { companies: words, "company-form": formWords },
  );
  return sent;
}

test("shows the state, the seats, the invitation and what happened", async () => {
  await open(COMPANY, "none");
  for (const text of ["Delta", "Trial", "12", "Expired", "renee@delta.example", "They asked kindly"])
    expect(said()).toContain(text);
  expect(said()).toContain("First sign-in of an administrator");
  expect(findNamed("Resume")).toBeUndefined();
});

test("extends a trial by the days and for the reason that are given, on the version that was seen", async () => {
  const sent = await open(COMPANY, `/companies/${ID}/extend_trial`);
  await pressNamed("Extend trial");
  await type("Days", "10000");
  await type("Reason", "Fair");
  const confirm = async () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("[role=dialog] button")];
    await act(async () => buttons.find((one) => one.textContent === "Extend trial")?.click());
    await settle();
  };
  await confirm();
  expect(sent).toHaveLength(0);
  expect(fieldOf("Days").getAttribute("aria-invalid")).toBe("true");
  await type("Days", "7");
  await confirm();
  expect(sent[0]?.body).toEqual({ version: 4, days: 7, reason: "Fair" });
  await sent[0]?.answer({ ...COMPANY, life: { ...COMPANY.life, version: 5 } });
  expect(screen.message()).toBe("Trial of Delta extended");
});

test("asks for a reason before it suspends, and says where someone else was faster", async () => {
  const sent = await open(COMPANY, `/companies/${ID}/suspend`);
  await pressNamed("Suspend");
  await press("Suspend company");
  expect(sent).toHaveLength(0);
  await type("Reason", "Abuse");
  await press("Suspend company", 2);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({ version: 4, reason: "Abuse" });
  await sent[0]?.refuse(409, "stale_version");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Refused");
  expect(fieldOf("Reason").value).toBe("Abuse");
});

test("sends the invitation again to a corrected address", async () => {
  const sent = await open(COMPANY, `/companies/${ID}/invitation`);
  await pressNamed("Send again");
  await type("Email", "right@delta.example");
  await press("Send invitation");
  expect(sent[0]?.body).toEqual({ email: "right@delta.example" });
  await sent[0]?.answer(COMPANY);
  expect(screen.message()).toBe("Invitation sent to right@delta.example");
});

test("saves the profile, continues from what was saved, and offers no act that is not allowed", async () => {
  const sent = await open({ ...COMPANY, can: ["edit"] }, `/companies/${ID}`);
  expect(findButton("Send again")).toBeUndefined();
  expect(findButton("Suspend")).toBeUndefined();
  await type("City", "Axel");
  await press("Save profile");
  expect(sent[0]?.body).toMatchObject({ version: 3, city: "Axel" });
  await sent[0]?.answer({ ...COMPANY, version: 4, city: "Axel" });
  expect(fieldOf("City").value).toBe("Axel");
  await type("City", "Hulst");
  await press("Save profile");
  expect(sent[1]?.body).toMatchObject({ version: 4, city: "Hulst" });
});
