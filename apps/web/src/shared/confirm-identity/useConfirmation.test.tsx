import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { draw, isAsked, type OnScreen, press, settle, type } from "../../test/onScreen.tsx";
import { stubServer } from "../../test/stubServer.ts";
import words from "./confirm-identity.en.json";
import { useConfirmation } from "./useConfirmation.tsx";

const REQUIRED = { status: 403, code: "confirmation_required", message: "Prove it" };
const SECURITY = { has_password: true, totp_since: null, passkeys: [], passkey_host: null };
const change = vi.fn<() => Promise<string>>();

function Changer() {
  const { confirmed, dialog } = useConfirmation();
  const [outcome, setOutcome] = useState("");
  const run = () =>
    confirmed(change).then(
      (value) => setOutcome(`Result: ${value}.`),
      (error: Error) => setOutcome(`Failed: ${error.message}.`),
    );
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Change
      </button>
      <p>{outcome}</p>
      {dialog}
    </>
  );
}

let screen: OnScreen;
async function open() {
  stubServer({ "GET /account/security": () => SECURITY, "POST /account/confirmation": () => ({}) });
  screen = await draw(<Changer />, { "confirm-identity": words });
  await press("Change");
  await settle();
}
afterEach(async () => {
  change.mockReset();
  await screen.remove();
  vi.unstubAllGlobals();
});

test("asks nothing where the server asks nothing", async () => {
  change.mockResolvedValue("done");
  await open();
  expect(said()).toContain("Result: done.");
  expect(isAsked(words.title)).toBe(false);
});

test.each([
  ["another refusal", { ...REQUIRED, code: "conflict" }],
  [
    "a fault of the program with that code",
    Object.assign(new TypeError("Prove it"), { code: REQUIRED.code }),
  ],
])("%s is no question", async (_what, error) => {
  change.mockRejectedValue(error);
  await open();
  expect(said()).toContain("Failed: Prove it.");
  expect(isAsked(words.title)).toBe(false);
});

test("asks for proof, and does it then", async () => {
  change.mockRejectedValueOnce(REQUIRED).mockResolvedValueOnce("done");
  await open();
  expect(isAsked(words.title)).toBe(true);
  await type(words.old, "Secret-1");
  await press(words["go-on"]);
  await settle(300);
  expect(said()).toContain("Result: done.");
  expect(change).toHaveBeenCalledTimes(2);
  expect(isAsked(words.title)).toBe(false);
});

test("does nothing where the proof is given up", async () => {
  change.mockRejectedValueOnce(REQUIRED);
  await open();
  await press("Cancel");
  await settle(300);
  expect(said()).toContain("Result: undefined.");
  expect(change).toHaveBeenCalledTimes(1);
  expect(isAsked(words.title)).toBe(false);
});
