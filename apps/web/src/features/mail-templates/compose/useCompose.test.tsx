import { afterEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../../test/drawHook.tsx";
import { settle } from "../../../test/onScreen.tsx";
import { recordSent } from "../../../test/recordSent.ts";
import { type ComposeValues, EMPTY_COMPOSE_VALUES } from "./composeValues.ts";
import { type ComposeModel, useCompose } from "./useCompose.ts";

const JOB = "01890a5d-ac96-774b-bcce-b302099a8057";
const text = (subject: string) => ({ subject, message: "<p>Hello</p>" });
const template = (name: string) => ({
  temp_name: name,
  words: { en: text(`${name}, in English`), nl: text(`${name}, in Dutch`) },
});
const INVITED = template("invited");
const OWN: ComposeValues["words"] = { ...EMPTY_COMPOSE_VALUES.words, en: text("My own words") };

let screen: HookOnScreen<ComposeModel>;
/** Opens an email that starts from a template, which comes when `come` is called. */
async function open() {
  let come: (answer: object) => void = () => undefined;
  recordSent(
    ({ call }) =>
      new Promise((resolve) => {
        if (call === "GET /mail_template") come = resolve;
      }),
  );
  screen = await drawHook(() => useCompose({ job_id: JOB }, { temp_name: INVITED.temp_name }));
  return async (answer: object) => {
    come(answer);
    await settle();
  };
}
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

const subject = () => screen.result().values.words.en.subject;

test("a template comes into a text that no one wrote in", async () => {
  const come = await open();
  expect(screen.result().written).toBeUndefined();
  await come(INVITED);
  expect(subject()).toBe("invited, in English");
  expect(screen.result().isTouched).toBe(false);
});

test("what was written while the template was on its way stays", async () => {
  const come = await open();
  await screen.run(({ form }) => form.setValue("words", OWN));
  await come(INVITED);
  expect(subject()).toBe("My own words");
  expect(screen.result().isTouched).toBe(true);
});

test("another template replaces what was written once it is taken", async () => {
  const come = await open();
  await come(INVITED);
  await screen.run(({ form }) => form.setValue("words", { ...INVITED.words, en: text("My own words") }));
  expect(screen.result().leftLanguage).toBe("nl");
  await screen.run(({ takeTemplate }) => takeTemplate("thanked"));
  await come(template("thanked"));
  expect(subject()).toBe("thanked, in English");
});

test("a text that is kept counts as written by no one from then on", async () => {
  const come = await open();
  await come(INVITED);
  await screen.run(({ form }) => form.setValue("words", OWN));
  await screen.run(({ keepAsBase }) => keepAsBase());
  expect(screen.result().isTouched).toBe(false);
});
