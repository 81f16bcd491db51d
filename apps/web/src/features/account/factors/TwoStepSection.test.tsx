import type { Security } from "@vaardig/contract/account/secondFactors";
import { afterEach, expect, test, vi } from "vitest";
import confirmWords from "../../../shared/confirm-identity/confirm-identity.en.json";
import { findNamed, pressNamed, said, untilSaid } from "../../../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../account.en.json";
import { TwoStepSection } from "./TwoStepSection.tsx";

const NONE: Security = {
  has_password: true,
  totp_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  confirmed_until: null,
  required: false,
  passkey_host: null,
};
const CODES = Array.from({ length: 10 }, (_none, at) => `AAAAA-BBBB${at}`);
const BEGUN = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  uri: "otpauth://totp/Vaardig:anna@mail.example?secret=JBSWY3DPEHPK3PXP",
  expires_at: "2026-11-24T12:00:00Z",
};

let asked: Asked;
let screen: OnScreen;
const callsOf = (call: string) => asked.filter((one) => one.call === call).length;
async function drawSection(security: Partial<Security>, answers: Parameters<typeof stubServer>[0] = {}) {
  asked = stubServer({ "GET /account/security": () => ({ ...NONE, ...security }), ...answers });
  screen = await draw(<TwoStepSection />, { account: words, "confirm-identity": confirmWords });
  await settle();
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("an app is set up after a proof, and its recovery codes stay until they are said to be saved", async () => {
  let isProved = false;
  await drawSection(
    {},
    {
      "POST /account/totp": () =>
        isProved ? BEGUN : refused(403, {}, { code: "confirmation_required" })({}),
      "POST /account/confirmation": () => {
        isProved = true;
        return { confirmed_until: "2026-11-24T12:00:00Z" };
      },
      "PUT /account/totp": () => ({ recovery_codes: CODES }),
    },
  );
  expect(said()).toContain(words["two-step"].off);
  await press(words.totp["set-up-short"]);
  await untilSaid(confirmWords.title);
  await type(confirmWords.old, "Kanaal-brug-7");
  await press(confirmWords["go-on"]);
  await untilSaid("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP");
  expect(callsOf("POST /account/totp")).toBe(2);
  expect(document.querySelector(`svg[aria-label="${words.totp.qr}"]`)).not.toBeNull();
  await type(words.totp.code, "123456");
  await press(words.totp["turn-on"]);
  await untilSaid(CODES[9] ?? "");
  expect(findButton(words.codes.done)?.disabled).toBe(true);
  document.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  await settle();
  await press(words.codes.done);
  await settle(400);
  expect(isAsked(words.codes.title)).toBe(false);
});

test("giving up the proof changes nothing", async () => {
  await drawSection({}, { "POST /account/totp": refused(403, {}, { code: "confirmation_required" }) });
  await press(words.totp["set-up-short"]);
  await untilSaid(confirmWords.title);
  await pressNamed("Cancel");
  await settle(400);
  expect(callsOf("POST /account/totp")).toBe(1);
  expect(isAsked(words.totp["set-up"])).toBe(false);
});

test("passkeys are listed with their use, and say why none can be added here", async () => {
  vi.stubGlobal("isSecureContext", true);
  const passkey = { id: "p1", name: "Work laptop", created_at: "2026-11-01T10:00:00Z", synced: false };
  await drawSection({
    passkeys: [{ ...passkey, last_used_at: null }],
    passkey_host: "hr.vaardig.example",
    recovery_codes_left: 1,
  });
  expect(said()).toContain("Open this site at hr.vaardig.example.");
  expect(findButton(words.passkeys.add)).toBeUndefined();
  expect(said()).toContain("Work laptop");
  expect(said()).toContain(words.passkeys.unused);
  expect(said()).toContain("1 of 10 codes left.");
  expect(findNamed("Rename Work laptop")).toBeDefined();
});

test("a removal asks first, and a refusal is said", async () => {
  await drawSection(
    { totp_since: "2026-11-01T10:00:00Z", recovery_codes_left: 10 },
    {
      "DELETE /account/totp": refused(
        409,
        {},
        { code: "factor_needed", message: "Your company requires it" },
      ),
    },
  );
  await press(words.totp.remove);
  expect(isAsked(words.totp["remove-title"])).toBe(true);
  expect(callsOf("DELETE /account/totp")).toBe(0);
  await press(words.totp["remove-confirm"]);
  await vi.waitFor(() => expect(screen.message()).toBe("Your company requires it"));
});

test("a passkey is said to be removed once it is, and not when the proof is given up", async () => {
  const passkey = { id: "p1", name: "Work laptop", created_at: "2026-11-01T10:00:00Z", synced: false };
  const answers = {
    "DELETE /account/passkeys/p1": refused(403, {}, { code: "confirmation_required" }),
  } as Parameters<typeof stubServer>[0];
  await drawSection({ passkeys: [{ ...passkey, last_used_at: null }], recovery_codes_left: 1 }, answers);
  const remove = async () => {
    await pressNamed("Remove Work laptop");
    await press(words.passkeys["remove-confirm"]);
    // The closed dialog stays while it fades, with a Cancel of its own.
    await settle(400);
  };
  await remove();
  await untilSaid(confirmWords.title);
  await pressNamed("Cancel");
  await settle(400);
  expect(screen.message()).toBe("");
  asked = stubServer({ "DELETE /account/passkeys/p1": () => ({}) });
  await remove();
  await vi.waitFor(() => expect(screen.message()).toBe(words.passkeys.removed));
});

test("what the company requires is shown with its date", async () => {
  await drawSection(
    { required: true },
    { "GET /auth/session": () => ({ second_factor: { due_at: "2026-12-08T12:00:00Z", overdue: false } }) },
  );
  await untilSaid("Set it up by 8 Dec 2026.");
});
