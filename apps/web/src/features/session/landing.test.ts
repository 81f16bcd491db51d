import type { MenuItem } from "@vaardig/contract/session/session";
import { describe, expect, it } from "vitest";
import { landingAddress } from "./landing.ts";

const entry = (key: string, en: string, nl: string): MenuItem => ({
  key,
  label: { en, nl },
  segment: { en, nl },
  icon: "",
  order: 0,
  user_types: [],
  hidden: false,
  children: [],
});

describe("landingAddress", () => {
  const menu = [
    entry("onboarding", "onboarding", "kennismaking"),
    entry("personal", "personal", "persoonlijk"),
  ];
  const arrival = { role: "employee", menu, language: "nl", onboarding: false, returnTo: null } as const;

  it("leads to the role home", () => {
    expect(landingAddress({ ...arrival, role: "hr_manager" })).toBe("/hr-manager");
  });

  it("leads back to the kept address of the own area only", () => {
    expect(landingAddress({ ...arrival, returnTo: "/employee/personal" })).toBe("/employee/personal");
    expect(landingAddress({ ...arrival, returnTo: "/staff/companies" })).toBe("/employee");
  });

  it("opens the wizard of the first visit before anything else, in the language on screen", () => {
    expect(landingAddress({ ...arrival, onboarding: true, returnTo: "/employee/personal" })).toBe(
      "/employee/kennismaking",
    );
  });

  it("leads to the security of the account where a second factor is missing, before anything else", () => {
    const account = {
      ...entry("account", "account", "account"),
      children: [entry("account-security", "security", "beveiliging")],
    };
    const missing = { ...arrival, menu: [...menu, account], onboarding: true, lacksFactor: true };
    expect(landingAddress({ ...missing, returnTo: "/employee/personal" })).toBe(
      "/employee/account/beveiliging",
    );
  });

  it("does without a wizard that the menu does not have", () => {
    expect(landingAddress({ ...arrival, menu: [], onboarding: true })).toBe("/employee");
  });
});
