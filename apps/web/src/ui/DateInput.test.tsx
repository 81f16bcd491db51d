import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { i18n } from "../lib/language/i18n.ts";
import commonWords from "../lib/words/common.nl.json";
import { act } from "../test/act.ts";
import { draw, fieldOf, type OnScreen, settle, type } from "../test/onScreen.tsx";
import { DateInput } from "./DateInput.tsx";
import { TextInput } from "./TextInput.tsx";

interface Dates {
  first: string | null;
  second: string;
}

let screen: OnScreen | undefined;
let values: () => Dates;
let setFirst: (value: string) => void;

function Form() {
  const form = useForm<Dates>({ defaultValues: { first: "2026-03-01", second: "" } });
  values = () => form.getValues();
  setFirst = (value) => form.setValue("first", value);
  return (
    <>
      <DateInput control={form.control} name="first" label="First" />
      <TextInput control={form.control} name="second" label="Second" type="date" required />
    </>
  );
}

const leave = (label: string) =>
  act(async () => {
    fieldOf(label).dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  });

afterEach(async () => {
  await screen?.remove();
  await act(async () => void (await i18n.changeLanguage("en")));
});

test("shows a day as the reader writes it, takes it typed so, and writes it out when the field is left", async () => {
  screen = await draw(<Form />);
  expect(fieldOf("First").value).toBe("01/03/2026");
  expect(fieldOf("First").getAttribute("placeholder")).toBe("dd/mm/yyyy");
  await type("First", "5-4-26");
  expect(fieldOf("First").value).toBe("5-4-26");
  expect(values().first).toBe("2026-04-05");
  await leave("First");
  expect(fieldOf("First").value).toBe("05/04/2026");
});

test("follows the language", async () => {
  screen = await draw(<Form />);
  i18n.addResourceBundle("nl", "common", commonWords);
  await act(async () => void (await i18n.changeLanguage("nl")));
  expect(fieldOf("First").value).toBe("01-03-2026");
  expect(fieldOf("First").getAttribute("placeholder")).toBe("dd-mm-jjjj");
});

test("what is no day stays as it was typed, for the form to refuse", async () => {
  screen = await draw(<Form />);
  await type("Second", "31-04-2026");
  await leave("Second");
  expect(fieldOf("Second").value).toBe("31-04-2026");
  expect(values().second).toBe("31-04-2026");
});

test("an emptied field is null, or an empty text where it must be filled in", async () => {
  screen = await draw(<Form />);
  await type("First", "");
  await type("Second", "");
  expect(values()).toEqual({ first: null, second: "" });
});

test("a day that is picked, or set from outside, takes the place of what was typed", async () => {
  screen = await draw(<Form />);
  await type("First", "7-7-2026");
  const picker = document.querySelector<HTMLInputElement>("input[type=date]");
  expect(picker?.value).toBe("2026-07-07");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(picker, "2026-07-08");
    picker?.dispatchEvent(new Event("input", { bubbles: true }));
    picker?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(values().first).toBe("2026-07-08");
  expect(fieldOf("First").value).toBe("08/07/2026");
  await act(async () => setFirst("2030-01-02"));
  await settle();
  expect(fieldOf("First").value).toBe("02/01/2030");
});
