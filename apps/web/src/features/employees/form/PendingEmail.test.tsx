import { afterEach, expect, test, vi } from "vitest";
import { draw, findButton, type OnScreen, press } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer, writes } from "../../../test/stubServer.ts";
import words from "../employees.en.json";
import { PendingEmail } from "./PendingEmail.tsx";

const PERSON = { id: "u1", name: "Ada Bos", email: "old@x.example", can: ["change_email"] };
const PENDING = { email: "new@x.example", expires_at: "2026-12-01T00:00:00.000Z" };

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
async function open(answers: Parameters<typeof stubServer>[0] = {}, more: object = {}): Promise<Asked> {
  const asked = stubServer(answers);
  const person = { ...PERSON, ...more } as never;
  screen = await draw(<PendingEmail person={person} pending={PENDING as never} />, { employees: words });
  return asked;
}

test("is sent or withdrawn once, however often it is pressed while it is under way", async () => {
  const asked = await open();
  await press(words.pending.resend);
  await press(words.pending.resend);
  await press(words.pending.withdraw);
  expect(writes(asked)).toHaveLength(1);
  expect(writes(asked)[0]?.body).toEqual({ user_id: "u1" });
  expect(findButton(words.pending.withdraw)?.getAttribute("aria-disabled")).toBe("true");
});

test.each(["resend", "withdraw"] as const)(
  "%s is sent once when it is pressed twice at once",
  async (act) => {
    const asked = await open();
    await press(words.pending[act], 2);
    expect(writes(asked)).toHaveLength(1);
  },
);

test("is read only for who may not change the address", async () => {
  await open({}, { can: [] });
  expect(document.body.textContent).toContain("new@x.example");
  expect(findButton(words.pending.resend)).toBeUndefined();
});

test("a refusal is said and it can be tried again", async () => {
  const asked = await open({
    "POST /user/address_change": refused(409, {}, { message: "Already answered" }),
    "DELETE /user/address_change": refused(409, {}, { message: "Already answered" }),
  });
  await press(words.pending.withdraw);
  await press(words.pending.withdraw);
  expect(writes(asked)).toHaveLength(2);
});
