import { afterEach, expect, test, vi } from "vitest";
import confirmWords from "../../../shared/confirm-identity/confirm-identity.en.json";
import { untilSaid } from "../../../test/drawPage.tsx";
import { draw, isAsked, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { type Asked, refused, stubServer } from "../../../test/stubServer.ts";
import words from "../employees.en.json";
import { ResetFactorDialog } from "./ResetFactorDialog.tsx";

const RESET = "DELETE /account/second_factor";
const NAME = "Ada Bos";
const SECURITY = {
  has_password: true,
  totp_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  confirmed_until: null,
  required: false,
  passkey_host: null,
};

let screen: OnScreen;
const closed = vi.fn();
async function drawDialog(answers: Parameters<typeof stubServer>[0]): Promise<Asked> {
  const asked = stubServer({ "GET /account/security": () => SECURITY, ...answers });
  screen = await draw(<ResetFactorDialog person={{ id: "u1", name: NAME }} onClose={closed} />, {
    employees: words,
    "confirm-identity": confirmWords,
  });
  await settle();
  return asked;
}
afterEach(async () => {
  closed.mockReset();
  await screen.remove();
  vi.unstubAllGlobals();
});

test("a reset asks first, then who asks proves it, and then it is done once", async () => {
  let isProved = false;
  const asked = await drawDialog({
    [RESET]: () => (isProved ? {} : refused(403, {}, { code: "confirmation_required" })({})),
    "POST /account/confirmation": () => {
      isProved = true;
      return { confirmed_until: "2026-11-24T12:00:00Z" };
    },
  });
  expect(isAsked(words["reset-factor"].title.replace("{{name}}", NAME))).toBe(true);
  expect(asked.some(({ call }) => call === RESET)).toBe(false);
  await press(words["reset-factor"].confirm);
  await untilSaid(confirmWords.title);
  await type(confirmWords.old, "Kanaal-brug-7");
  await press(confirmWords["go-on"]);
  await vi.waitFor(() => expect(screen.message()).toBe(words["reset-factor"].done.replace("{{name}}", NAME)));
  expect(asked.filter(({ call }) => call === RESET).map(({ query }) => query)).toEqual([
    { user_id: "u1" },
    { user_id: "u1" },
  ]);
  expect(closed).toHaveBeenCalled();
});

test("a refusal is said in its words", async () => {
  await drawDialog({ [RESET]: refused(409, {}, { message: "This person has no second factor" }) });
  await press(words["reset-factor"].confirm);
  await vi.waitFor(() => expect(screen.message()).toBe("This person has no second factor"));
});

test("a reset is sent once, also when it is pressed again while it is under way", async () => {
  const asked = await drawDialog({});
  await press(words["reset-factor"].confirm);
  await press(words["reset-factor"].confirm);
  expect(asked.filter(({ call }) => call === RESET)).toHaveLength(1);
});

test("who leaves the proof is told nothing, and nothing is reset", async () => {
  const asked = await drawDialog({ [RESET]: refused(403, {}, { code: "confirmation_required" }) });
  await press(words["reset-factor"].confirm);
  await untilSaid(confirmWords.title);
  await press("Cancel");
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), { timeout: 15_000 });
  expect(screen.message()).toBe("");
  expect(asked.filter(({ call }) => call === RESET)).toHaveLength(1);
});
