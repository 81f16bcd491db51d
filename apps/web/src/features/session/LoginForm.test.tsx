import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { said, untilSaid } from "../../test/drawPage.tsx";
import { draw, fieldOf, type OnScreen, press, settle, type } from "../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../test/stubServer.ts";
import { LoginForm } from "./LoginForm.tsx";
import words from "./session.en.json";

const LOGIN = "POST /auth/login";
const RUNNING = "You can try again in 1:00";
const AFTER_THE_WAIT_MS = 61_000;
const OVER = "You can try again now.";

describe("too many attempts", () => {
  let asked: Asked;
  let screen: OnScreen;
  const attempts = () => asked.filter(({ call }) => call === LOGIN).length;
  beforeEach(async () => {
    // The clock does not run until a test moves it: a busy machine would miss a running second.
    vi.useFakeTimers({ toFake: ["Date"] });
    const challenge = await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      deriveKey,
      cost: 1,
      counter: 1,
      hmacSignatureSecret: "a secret of the test",
    });
    asked = stubServer({
      "GET /auth/challenge": () => Response.json(challenge),
      [LOGIN]: refused(429, { "retry-after": "60" }, { code: "too_many_attempts" }),
    });
    screen = await draw(<LoginForm onSecondStep={vi.fn()} />, { session: words });
    await type(words.fields.email, "anna@mail.example");
    await type(words.fields.password, "Wrong-2026!");
    await press(words["sign-in"]);
    await untilSaid(RUNNING);
  });
  afterEach(async () => {
    await screen.remove();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("must wait, see how long, and may continue afterwards with the same address", async () => {
    expect(said()).toContain("Too many attempts. Try again in");
    await press(words["sign-in"]);
    expect(attempts()).toBe(1);
    vi.setSystemTime(Date.now() + AFTER_THE_WAIT_MS);
    await untilSaid(OVER);
    expect(said()).not.toContain(RUNNING);
    expect(fieldOf(words.fields.email).value).toBe("anna@mail.example");
    await type(words.fields.password, "Wrong-2026!");
    await press(words["sign-in"]);
    await settle(50);
    expect(attempts()).toBe(2);
  });
});
