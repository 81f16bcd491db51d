import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { draw, fieldOf, findButton, type OnScreen, press, settle, type } from "../../test/onScreen.tsx";
import { refused, stubServer, writes } from "../../test/stubServer.ts";
import { ConfirmIdentityDialog } from "./ConfirmIdentityDialog.tsx";
import words from "./confirm-identity.en.json";

/** The browser's own prompt; files of a worker share modules, so that a mock of one might come too late. */
const prompt = vi.fn<() => Promise<unknown>>();
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const PROOF = {
  id: "cHJvb2Y",
  rawId: bytes("proof"),
  type: "public-key",
  response: { clientDataJSON: bytes("data"), authenticatorData: bytes("auth"), signature: bytes("signed") },
  getClientExtensionResults: () => ({}),
};
beforeEach(() => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(navigator, "credentials", { value: { get: prompt }, configurable: true });
});

const ALL = {
  has_password: true,
  totp_since: "2026-01-01T00:00:00Z",
  passkeys: [{ id: "k" }],
  passkey_host: window.location.hostname,
};
const CONFIRM = "POST /account/confirmation";
const CHALLENGE = "GET /account/confirmation";

let screen: OnScreen;
const onConfirmed = vi.fn();
const onClose = vi.fn();
async function open(security: object | undefined, answers: Parameters<typeof stubServer>[0] = {}) {
  const asked = stubServer({ ...(security && { "GET /account/security": () => security }), ...answers });
  screen = await draw(<ConfirmIdentityDialog onConfirmed={onConfirmed} onClose={onClose} />, {
    "confirm-identity": words,
  });
  await settle();
  return asked;
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  Reflect.deleteProperty(navigator, "credentials");
});

test("offers the passkey first and the other ways beside it", async () => {
  await open(ALL);
  expect(findButton(words.passkey)).toBeDefined();
  expect(findButton(words.use.passkey)).toBeUndefined();
  await press(words.use.totp);
  expect(fieldOf(words.code)).toBeDefined();
  expect(findButton(words.use.totp)).toBeUndefined();
  await press(words.use.password);
  expect(fieldOf(words.old)).toBeDefined();
  expect(findButton(words.use.passkey)).toBeDefined();
});

test("a browser that can use no passkey is not offered one", async () => {
  vi.stubGlobal("isSecureContext", false);
  await open(ALL);
  expect(fieldOf(words.code)).toBeDefined();
  expect(findButton(words.use.passkey)).toBeUndefined();
});

test.each([
  ["an account with a code alone", { ...ALL, passkeys: [], has_password: false }, words.code],
  ["an account with a password alone", { ...ALL, passkeys: [], totp_since: null }, words.old],
])("%s is asked for it, without other ways", async (_what, security, field) => {
  await open(security);
  expect(fieldOf(field)).toBeDefined();
  expect(said()).not.toContain("Use ");
});

test("an account without a way signs out, which is said only once it is known", async () => {
  await open(undefined);
  expect(said()).toContain(words.text);
  expect(findButton(words["sign-out"])).toBeUndefined();
  await screen.remove();
  const asked = await open({ ...ALL, passkeys: [], totp_since: null, has_password: false });
  expect(said()).toContain(words.none);
  await press(words["sign-out"]);
  expect(asked.map(({ call }) => call)).toContain("POST /auth/logout");
});

test("a passkey is proved and sent once, and then it goes on", async () => {
  prompt.mockResolvedValue(PROOF);
  const asked = await open(ALL, {
    [CHALLENGE]: () => ({ passkey: { challenge: "Yw" } }),
    [CONFIRM]: () => ({}),
  });
  await press(words.passkey);
  await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  expect(prompt).toHaveBeenCalledWith(
    expect.objectContaining({ publicKey: expect.objectContaining({ challenge: bytes("c") }) }),
  );
  expect(writes(asked).at(-1)).toMatchObject({ call: CONFIRM, body: { passkey: { id: PROOF.id } } });
  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test("a passkey that is given up says so, and the next try takes it away", async () => {
  prompt.mockRejectedValueOnce(new DOMException("closed", "NotAllowedError"));
  await open(ALL, { [CHALLENGE]: () => ({ passkey: { challenge: "Yw" } }) });
  await press(words.passkey);
  await vi.waitFor(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toBe(words.prompt.cancelled),
  );
  expect(onConfirmed).not.toHaveBeenCalled();
  prompt.mockReturnValueOnce(new Promise(() => undefined));
  await press(words.passkey);
  expect(document.querySelector("[role=alert]")).toBeNull();
});

test.each([
  ["a refusal is said in the server's words", refused(429, {}, { message: "Too many" }), "Too many"],
  [
    "an account that knows no passkey any more could not do it",
    () => ({ passkey: null }),
    "Operation failed",
  ],
])("%s", async (_what, challenge, text) => {
  await open(ALL, { [CHALLENGE]: challenge });
  await press(words.passkey);
  expect(document.querySelector("[role=alert]")?.textContent).toContain(text);
  expect(findButton(words.passkey)?.disabled).toBe(false);
});

test.each([
  ["code", words.use.totp, words.code, "123456", { code: "123456" }],
  ["password", words.use.password, words.old, "Secret-1", { password: "Secret-1" }],
])("a wrong %s is said at its field, a right one goes on", async (name, use, label, typed, body) => {
  let answer: Parameters<typeof stubServer>[0][string] = refused(
    400,
    {},
    { fields: { [name]: "Not right" } },
  );
  const asked = await open(ALL, { [CONFIRM]: (...given) => answer(...given) });
  await press(use);
  await type(label, typed);
  await press(words["go-on"]);
  expect(said()).toContain("Not right");
  expect(onConfirmed).not.toHaveBeenCalled();
  answer = () => ({});
  await press(words["go-on"]);
  expect(writes(asked).at(-1)?.body).toEqual(body);
  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test("Cancel closes without asking the server", async () => {
  const asked = await open(ALL);
  await press("Cancel");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(writes(asked)).toEqual([]);
});
