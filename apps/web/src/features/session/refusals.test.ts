import { ERROR_STATUS } from "@vaardig/contract/errorCodes";
import { describe, expect, it } from "vitest";
import { accountState } from "./accountState.ts";
import { linkState } from "./linkState.ts";
import { readLoginState } from "./loginNotice.ts";
import messages from "./session.en.json" with { type: "json" };
import { isWebAddress } from "./social/isWebAddress.ts";
import { socialErrorKey } from "./social/socialErrorKey.ts";

describe("linkState", () => {
  it.each([
    ["invitation_expired", "expired"],
    ["invitation_used", "used"],
    ["invitation_unknown", "unknown"],
    ["link_expired", "expired"],
    ["link_used", "used"],
    ["link_unknown", "unknown"],
  ])("%s is %s", (code, state) => {
    expect(linkState(code)).toBe(state);
  });
});

describe("socialErrorKey", () => {
  it("has words for every code of the server, and takes an unknown one for a failure", () => {
    for (const code of [...Object.keys(ERROR_STATUS), "access_denied", "<script>"]) {
      const key = socialErrorKey(code).slice("session:refusals.".length);
      expect(messages.refusals).toHaveProperty(key);
    }
    expect(socialErrorKey("access_denied")).toBe("session:refusals.social_failed");
    expect(socialErrorKey("social_refused")).toBe("session:refusals.social_refused");
  });
});

describe("accountState", () => {
  it("distinguishes states of an account from other refusals", () => {
    expect(accountState("account_unconfirmed")).toBe("account_unconfirmed");
    expect(accountState("credentials_wrong")).toBeUndefined();
  });
});

describe("readLoginState", () => {
  it.each([
    [null, {}],
    ["x", {}],
    [{ notice: "hacked", email: 7 }, {}],
    [
      { notice: "signed-up", email: "a@b.example", more: 1 },
      { notice: "signed-up", email: "a@b.example" },
    ],
  ])("reads %j as %j", (state, read) => {
    expect(readLoginState(state)).toEqual(read);
  });
});

describe("isWebAddress", () => {
  it.each([
    ["https://accounts.example/authorize?x=1", true],
    ["http://127.0.0.1:4000/auth", true],
    ["javascript:alert(1)", false],
    ["data:text/html,x", false],
    ["/relative", false],
  ])("%s: %s", (address, allowed) => {
    expect(isWebAddress(address)).toBe(allowed);
  });
});
