import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, press } from "../../../test/onScreen.tsx";
import { recordSent, refusal, type Sent } from "../../../test/recordSent.ts";
import words from "../applications.en.json";
import { HireDialog } from "./HireDialog.tsx";
import { type Commands, NO_LISTENER } from "./useCommands.ts";

let screen: OnScreen;
let sent: Sent[];
const called = { onFilled: vi.fn(), onClose: vi.fn(), done: vi.fn(), tellRefusal: vi.fn() };
const open = async (person: Partial<ApplicationCard["person"]>, answer: () => unknown = () => ({})) => {
  vi.clearAllMocks();
  sent = recordSent(answer);
  const { onFilled, onClose, done, tellRefusal } = called;
  screen = await draw(
    <HireDialog
      card={buildCard("Ann", { version: 3, person })}
      sink={{ ...NO_LISTENER, done }}
      commands={{ tellRefusal } as Partial<Commands> as Commands}
      onFilled={onFilled}
      onClose={onClose}
    />,
    { applications: words },
  );
};
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const switchOf = (label: string) =>
  [...document.querySelectorAll("label")]
    .find((one) => one.textContent === label)
    ?.querySelector<HTMLInputElement>("input");
const MAIL = "Congratulate Ann by email";

test.each([
  [{}, true, true, words["hire-convert-help"]],
  [{ account: true }, true, true, "Ann has an account and keeps it"],
  [{ mail: "no_address" }, false, true, "Ann has no email address"],
  [{ internal: true }, true, false, undefined],
] as const)("hires %j: mail %s, made an employee %s", async (person, mail, convert, told) => {
  await open(person);
  expect(switchOf(MAIL) !== undefined).toBe(mail);
  expect(switchOf(words["hire-convert"]) !== undefined).toBe(convert);
  if (told) expect(said()).toContain(told);
  await press(words["hire-confirm"]);
  expect(sent).toMatchObject([{ body: { id: "Ann", version: 3, mail, convert } }]);
  expect(sent[0]?.key).toMatch(/./);
});

test("both switches can be turned off", async () => {
  await open({});
  await act(async () => switchOf(MAIL)?.click());
  await act(async () => switchOf(words["hire-convert"])?.click());
  expect(said()).toContain(words["hire-mail-off"]);
  await press(words["hire-confirm"]);
  expect(sent[0]?.body).toMatchObject({ mail: false, convert: false });
});

test.each([[true], [false]])(
  "whether the job may be closed (%s) decides what comes next",
  async (may_close) => {
    const card = buildCard("Ann", { version: 4 });
    await open({}, () => ({ card, may_close, vacancy_version: 9 }));
    await press(words["hire-confirm"]);
    expect(called.done).toHaveBeenCalledWith(card);
    expect(screen.message()).toBe("Ann is hired");
    expect(called.onClose).toHaveBeenCalledOnce();
    expect(called.onFilled.mock.calls).toEqual(may_close ? [[{ id: "v", version: 9 }]] : []);
  },
);

test("a card that changed in the meantime closes the dialog with a message; another refusal stays in it", async () => {
  await open({}, () => refusal("stale_version", "Changed"));
  await press(words["hire-confirm"]);
  expect(called.tellRefusal).toHaveBeenCalledOnce();
  expect(called.onClose).toHaveBeenCalledOnce();
  await screen.remove();
  await open({}, () => refusal("conflict", "No place left"));
  await press(words["hire-confirm"]);
  expect(said()).toContain("No place left");
  expect(called.onClose).not.toHaveBeenCalled();
  expect(called.done).not.toHaveBeenCalled();
});

test("someone is hired once, also when the button is pressed again while it is under way", async () => {
  await open({}, () => new Promise(() => undefined));
  await press(words["hire-confirm"]);
  await press(words["hire-confirm"]);
  expect(sent).toHaveLength(1);
});
