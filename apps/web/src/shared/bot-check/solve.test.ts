import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey as deriveOnServer } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, describe, expect, it, vi } from "vitest";
import { solve } from "./solve.ts";

const SECRET = "a secret of the test";

const makeChallenge = () =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    deriveKey: deriveOnServer,
    cost: 50,
    counter: 7,
    hmacSignatureSecret: SECRET,
  });

async function accepted(token: string): Promise<boolean> {
  const payload = JSON.parse(atob(token));
  const { verified } = await verifySolution({
    ...payload,
    deriveKey: deriveOnServer,
    hmacSignatureSecret: SECRET,
  });
  return verified;
}

describe("solve", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("makes a token that the server's library accepts", async () => {
    const token = await solve(await makeChallenge(), new AbortController().signal);
    expect(await accepted(token)).toBe(true);
  });

  it("does the same work where the browser has no Web Crypto", async () => {
    const challenge = await makeChallenge();
    const { getRandomValues } = crypto;
    vi.stubGlobal("crypto", { getRandomValues });
    const token = await solve(challenge, new AbortController().signal);
    vi.unstubAllGlobals();
    expect(await accepted(token)).toBe(true);
  });

  it("stops when it is aborted", async () => {
    const abort = new AbortController();
    const work = solve(await makeChallenge(), abort.signal);
    abort.abort();
    await expect(work).rejects.toThrow();
  });
});
