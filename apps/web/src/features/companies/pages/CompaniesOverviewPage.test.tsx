import type { Customer } from "@vaardig/contract/companies/customers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { addressQuery, drawPage, findNamed, pressNamed, said, search } from "../../../test/drawPage.tsx";
import { pressInSheet } from "../../../test/lists.ts";
import { draw, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { signedInAs } from "../../../test/signedInAs.ts";
import { type Asked, stubServer, timesAsked, writes } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import words from "../companies.en.json";
import { CompanyHeader } from "../details/CompanyHeader.tsx";
import { FirstAdminCard } from "../details/FirstAdminCard.tsx";
import { LifecycleCard } from "../details/LifecycleCard.tsx";
import { MovesCard } from "../details/MovesCard.tsx";
import { CompaniesOverviewPage } from "./CompaniesOverviewPage.tsx";

const CALL = "GET /companies";
const DELTA = {
  id: "d",
  name: "Delta",
  slug: "delta",
  industry: "",
  state: "trialing",
  seats: 12,
  trial_ends_at: "2026-02-01T10:00:00.000Z",
  created_at: "2026-01-01T10:00:00.000Z",
};
const listed = (data: object[], total = data.length) => ({ data, total });
let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  screen = undefined;
  vi.unstubAllGlobals();
});
const drawn = (at = "/") =>
  drawPage(
    CompaniesOverviewPage,
    { at },
    { companies: words },
    signedInAs("super_admin" as never, "company-details", "add-company"),
  );
const open = async (answer: (query: Record<string, string>) => unknown, at = "/"): Promise<Asked> => {
  const asked = stubServer({ [CALL]: answer });
  screen = await drawn(at);
  return asked;
};
const rows = () => [...document.querySelectorAll("tbody tr")].map(({ textContent }) => textContent);

describe("the companies of the platform", () => {
  testRefetches({
    open: drawn,
    call: CALL,
    answer: () => listed([DELTA]),
    failed: words["load-failed"],
    shown: "Delta",
  });

  test("show the end of a trial only while it runs", async () => {
    await open(() => listed([DELTA, { ...DELTA, id: "e", name: "Echo", state: "active" }]));
    expect(rows()[0]).toBe(`Deltadelta${words["no-industry"]}Trial121 Feb 20261 Jan 2026`);
    expect(rows()[1]).toContain(words["no-trial"]);
    expect(findNamed("Delta")?.getAttribute("href")).toContain("company-details");
    expect(findNamed(words.add.title)?.getAttribute("href")).toContain("add-company");
  });

  test("are searched and filtered by state in the address; an unknown state is none", async () => {
    const asked = await open(({ state }) => listed(state ? [] : [DELTA], 25), "/?state=odd");
    expect(asked[0]?.query).toEqual({ page: "0", size: "10", search_query: "" });
    await pressNamed("Next page");
    expect(asked.at(-1)?.query).toMatchObject({ page: "1" });
    await pressNamed(words.state);
    await act(async () =>
      [...document.querySelectorAll<HTMLElement>("[role=menuitemradio]")]
        .find(({ textContent }) => textContent === words.states.paused)
        ?.click(),
    );
    await settle();
    expect(addressQuery()).toBe("?state=paused");
    expect(asked.at(-1)?.query).toMatchObject({ state: "paused", page: "0" });
    expect(said()).toContain(words["no-match-text"]);
    await search(words.search, "del");
    expect(asked.at(-1)?.query).toMatchObject({ search_query: "del" });
    await press("Clear filters");
    expect(addressQuery()).toBe("");
  });

  test("none yet is said in its own words", async () => {
    await open(() => listed([]));
    expect(said()).toContain(words["none-text"]);
  });
});

describe("a company", () => {
  const COMPANY = {
    id: "d",
    name: "Delta",
    slug: "delta",
    industry: "",
    logo_url: null,
    created_at: "2026-01-01T10:00:00.000Z",
    life: {
      state: "trialing",
      version: 4,
      since: "2026-01-02T10:00:00.000Z",
      trial_ends_at: "2026-02-01T10:00:00.000Z",
      past_due_until: "2026-03-01T10:00:00.000Z",
      cancels_at: "2026-04-01T10:00:00.000Z",
      suspended_from: null,
    },
    seats: { in_use: 12, invited: 3 },
    first_admin: {
      first_name: "Renée",
      last_name: "Hondt",
      email: "renee@delta.example",
      language: "nl",
      state: "expired",
      sent_at: "2026-01-01T10:00:00.000Z",
      expires_at: null,
    },
    can: ["suspend", "resend_invitation"],
  } as unknown as Customer;
  const show = async (
    part: React.ReactNode,
    answers: Parameters<typeof stubServer>[0] = {},
  ): Promise<Asked> => {
    await screen?.remove();
    const asked = stubServer(answers);
    screen = await draw(part, { companies: words });
    await settle();
    return asked;
  };
  const life = async (more: object) => {
    await show(<LifecycleCard company={{ ...COMPANY, life: { ...COMPANY.life, ...more } } as Customer} />);
    return said();
  };

  test("has only the dates of its state", async () => {
    expect(await life({})).toContain("Trial ends1 Feb 2026");
    expect(await life({})).not.toContain(words.life["past-due-until"]);
    expect(await life({ state: "past_due" })).toContain("Will be paused on1 Mar 2026");
    expect(await life({ state: "paused" })).toContain("Will be cancelled on1 Apr 2026");
    expect(await life({ state: "suspended", suspended_from: "active" })).toContain("Before suspensionActive");
  });

  test("is only acted on as one may", async () => {
    const onAct = vi.fn();
    await show(<CompanyHeader company={COMPANY} onAct={onAct} />);
    expect(said()).toContain(`${words["no-industry"]} · delta`);
    expect(findNamed(words.acts.resume.button)).toBeUndefined();
    await press(words.acts.suspend.button);
    expect(onAct).toHaveBeenCalledWith("suspend");
  });

  test("invites its first administrator again, at a corrected address", async () => {
    const asked = await show(<FirstAdminCard company={COMPANY} />, {
      "POST /companies/d/invitation": () => COMPANY,
    });
    expect(said()).toContain("NameRenée HondtEmailrenee@delta.exampleLanguageDutch");
    expect(said()).not.toContain(words.admin.expires);
    await press(words.admin.resend);
    await type(words.admin.email, "r@delta");
    await pressInSheet(words.admin["resend-confirm"]);
    expect(writes(asked)).toHaveLength(0);
    await type(words.admin.email, "r@delta.example");
    await pressInSheet(words.admin["resend-confirm"]);
    expect(writes(asked)[0]?.body).toEqual({ email: "r@delta.example" });
    expect(screen?.message()).toBe("Invitation sent to r@delta.example");
    await show(<FirstAdminCard company={{ ...COMPANY, first_admin: null }} />);
    expect(said()).toContain(words.admin.none);
    await show(<FirstAdminCard company={{ ...COMPANY, can: [] }} />);
    expect(findNamed(words.admin.resend)).toBeUndefined();
  });

  test("shows its log: who did what and why, page by page", async () => {
    const move = {
      id: "1",
      at: "2026-01-03T10:00:00.000Z",
      move: "suspend",
      by: "staff",
      staff_name: "Kim",
      reason: "Fraud",
    };
    const CALLED = "GET /companies/d/moves";
    const asked = await show(<MovesCard companyId="d" />, {
      [CALLED]: () => ({
        data: [
          move,
          { ...move, id: "2", move: "pause", by: "product", staff_name: null, reason: "payment_overdue" },
        ],
        total: 12,
      }),
    });
    expect(said()).toMatch(/SuspendedFraud3 Jan 2026.* · Kim/);
    expect(said()).toMatch(/Paused.*still unpaid after 14 days3 Jan 2026.* · Automatic/);
    await pressNamed("Next page");
    expect(asked.at(-1)?.query).toEqual({ page: "1", size: "10" });
    const none = await show(<MovesCard companyId="d" />, { [CALLED]: () => ({ data: [], total: 0 }) });
    expect(said()).toContain(words.moves.none);
    expect(timesAsked(none, CALLED)).toBe(1);
  });
});
