import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import editorWords from "../../../shared/mail-editor/mail-editor.en.json";
import { act } from "../../../test/act.ts";
import { findNamed, pressNamed } from "../../../test/drawPage.tsx";
import { draw, fieldOf, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import words from "../mail-templates.en.json";
import { type ComposeValues, EMPTY_COMPOSE_VALUES } from "./composeValues.ts";
import { MailTextFields } from "./MailTextFields.tsx";

const called = { onLanguage: vi.fn(), onFocus: vi.fn() };
const VALUES = {
  ...EMPTY_COMPOSE_VALUES,
  words: { ...EMPTY_COMPOSE_VALUES.words, en: { subject: "Hi ", message: "" } },
};
function Fields({ reached }: { reached: { en: number; nl: number } | undefined }) {
  const { control } = useForm<ComposeValues, unknown, ComposeValues>({ defaultValues: VALUES });
  return (
    <MailTextFields
      control={control}
      language="en"
      reached={reached}
      variables={["first_name"]}
      {...called}
    />
  );
}
let screen: OnScreen;
const open = async (reached?: { en: number; nl: number }) => {
  screen = await draw(<Fields reached={reached} />, { "mail-templates": words, "mail-editor": editorWords });
};
beforeEach(() => vi.clearAllMocks());
afterEach(async () => screen.remove());
const tabs = () => [...document.querySelectorAll("[role=tab]")].map((one) => one.textContent);

test("each language says how many people it reaches, and nothing when it reaches no one or the number is unknown", async () => {
  await open({ en: 1, nl: 1200 });
  expect(tabs()).toEqual(["English · 1", "Dutch · 1,200"]);
  await screen.remove();
  await open({ en: 2, nl: 0 });
  expect(tabs()).toEqual(["English · 2", "Dutch"]);
  await screen.remove();
  await open();
  expect(tabs()).toEqual(["English", "Dutch"]);
  await pressNamed("Dutch");
  expect(called.onLanguage).toHaveBeenCalledWith("nl");
});

test("a variable goes behind what is in the subject, which then has the focus", async () => {
  await open();
  await press(editorWords.insert);
  const item = document.querySelector<HTMLElement>("[role=menuitem]");
  await act(async () => item?.click());
  await settle(40);
  expect(fieldOf(words.subject).value).toBe("Hi {{first_name}}");
  expect(called.onFocus).toHaveBeenCalledWith("words.en.subject");
  expect(findNamed(editorWords.insert)).toBeDefined();
});
