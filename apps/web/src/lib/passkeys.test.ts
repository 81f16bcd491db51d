import type { PasskeyCreation, PasskeyRequest } from "@vaardig/contract/account/passkeyFormats";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

const prompts = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock("@simplewebauthn/browser", () => prompts);

// Files of a worker share their modules: an earlier one may have loaded the real prompts, and a later one needs them.
vi.resetModules();
const { createPasskey, PasskeyError, passkeyObstacle, getPasskeyAssertion } = await import("./passkeys.ts");
afterAll(() => {
  vi.resetModules();
});

const at = (hostname: string, more: object = {}) =>
  vi.stubGlobal("window", {
    location: { hostname },
    isSecureContext: true,
    PublicKeyCredential: class {},
    ...more,
  });
beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["vaardig.example", undefined, null],
  ["vaardig.example", "vaardig.example", null],
  ["hr.vaardig.example", "vaardig.example", null],
  ["notvaardig.example", "vaardig.example", "host"],
  ["vaardig.example", null, "host"],
  ["192.168.1.4", "192.168.1.4", "address"],
  ["[::1]", undefined, "address"],
])("on %s with passkeys of %s the obstacle is %s", (hostname, host, obstacle) => {
  at(hostname);
  expect(passkeyObstacle(host)).toBe(obstacle);
});

test("an insecure page and an old browser are obstacles of their own", () => {
  at("vaardig.example", { isSecureContext: false });
  expect(passkeyObstacle()).toBe("insecure");
  vi.stubGlobal("window", { location: { hostname: "vaardig.example" }, isSecureContext: true });
  expect(passkeyObstacle()).toBe("browser");
});

test.each([
  [{ name: "NotAllowedError" }, "cancelled"],
  [{ name: "AbortError" }, "cancelled"],
  [{ name: "InvalidStateError" }, "known"],
  [{ code: "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED" }, "known"],
  [{ name: "SecurityError" }, "failed"],
])("a prompt that ends with %j %s", async (thrown, failure) => {
  prompts.startRegistration.mockRejectedValue(thrown);
  prompts.startAuthentication.mockRejectedValue(thrown);
  const failed = expect.objectContaining({ failure });
  await expect(createPasskey({} as PasskeyCreation)).rejects.toEqual(failed);
  const proof = getPasskeyAssertion({} as PasskeyRequest);
  await expect(proof).rejects.toBeInstanceOf(PasskeyError);
  await expect(proof).rejects.toEqual(failed);
});

test("a new passkey is sent with what the server verifies, and nothing else", async () => {
  const response = { clientDataJSON: "c", attestationObject: "a", publicKey: "not sent" };
  prompts.startRegistration.mockResolvedValue({ id: "i", rawId: "r", response, clientExtensionResults: {} });
  const options = { challenge: "x" } as PasskeyCreation;
  expect(await createPasskey(options)).toEqual({
    id: "i",
    rawId: "r",
    type: "public-key",
    response: { clientDataJSON: "c", attestationObject: "a", transports: [] },
    clientExtensionResults: {},
  });
  expect(prompts.startRegistration).toHaveBeenCalledWith({ optionsJSON: options });
});

test("a proof names its person only where the passkey does", async () => {
  const response = { clientDataJSON: "c", authenticatorData: "d", signature: "s" };
  prompts.startAuthentication.mockResolvedValue({
    id: "i",
    rawId: "r",
    response,
    clientExtensionResults: {},
  });
  expect((await getPasskeyAssertion({} as PasskeyRequest)).response).toStrictEqual(response);
  prompts.startAuthentication.mockResolvedValue({
    id: "i",
    rawId: "r",
    response: { ...response, userHandle: "u" },
    clientExtensionResults: {},
  });
  expect((await getPasskeyAssertion({} as PasskeyRequest)).response).toEqual({
    ...response,
    userHandle: "u",
  });
});
