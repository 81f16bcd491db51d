import { afterEach, expect, test, vi } from "vitest";
import { pressNamed, said, untilSaid } from "../../../test/drawPage.tsx";
import { draw, fieldOf, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../session.en.json";
import { SecondStep } from "./SecondStep.tsx";

const FINISH = "POST /auth/second_factor";
const details = {
  challenge: "a challenge of a test, not used elsewhere",
  expires_at: "2026-11-24T12:00:00Z",
  methods: ["totp" as const, "passkey" as const, "recovery_code" as const],
  passkey: { challenge: "asked", rpId: "vaardig.example", timeout: 1, userVerification: "required" as const },
};

let asked: Asked;
let screen: OnScreen;
const onBack = vi.fn();
async function drawStep(answer: Parameters<typeof stubServer>[0][string]): Promise<void> {
  onBack.mockClear();
  asked = stubServer({ [FINISH]: answer });
  screen = await draw(<SecondStep details={details} onBack={onBack} />, { session: words });
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

const { totp, recovery_code: recovery } = words["second-step"];

test("a passkey of another host is not offered; the app's code is asked first", async () => {
  await drawStep(refused());
  expect(fieldOf(totp).getAttribute("autocomplete")).toBe("one-time-code");
  expect(said()).not.toContain(words["second-step"].passkey);
});

test("a code of another form is not sent, a wrong one says so and stays to be corrected", async () => {
  const fields = { code: "This code is wrong or has been used; wait for the next one" };
  await drawStep(refused(400, {}, { code: "validation_failed", fields }));
  await type(totp, "123");
  await press(words["sign-in"]);
  expect(said()).toContain("Enter the 6 digits that your app shows");
  expect(asked).toHaveLength(0);
  await type(totp, "123 456");
  await press(words["sign-in"]);
  await untilSaid(fields.code);
  expect(fieldOf(totp).value).toBe("123 456");
  expect(onBack).not.toHaveBeenCalled();
});

test("a recovery code takes the place of the app", async () => {
  await drawStep(
    refused(400, {}, { fields: { recovery_code: "This recovery code is wrong or has been used" } }),
  );
  await pressNamed(words["second-step"].use.recovery_code);
  await type(recovery, "abcde-12345");
  await press(words["sign-in"]);
  await untilSaid("This recovery code is wrong or has been used");
  await pressNamed(words["second-step"].use.totp);
  expect(fieldOf(totp).value).toBe("");
});

test("an expired sign-in leads back and says so; going back by oneself does not", async () => {
  await drawStep(refused(410, {}, { code: "sign_in_expired" }));
  await type(totp, "123456");
  await press(words["sign-in"]);
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledWith(true));
  await pressNamed(words["back-to-sign-in"]);
  expect(onBack).toHaveBeenLastCalledWith(false);
});

test("too many wrong codes start a wait", async () => {
  await drawStep(refused(429, { "retry-after": "90" }, { code: "too_many_attempts" }));
  await type(totp, "123456");
  await press(words["sign-in"]);
  // Not to the second, which may pass before the first look.
  await untilSaid("You can try again in 1:");
  await press(words["sign-in"]);
  expect(asked).toHaveLength(1);
});
