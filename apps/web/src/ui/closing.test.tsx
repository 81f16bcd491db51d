import { useForm } from "react-hook-form";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { act } from "../test/act.ts";
import { draw, isAsked, type OnScreen, press, settle, stepBack, type } from "../test/onScreen.tsx";
import { ChooseFileButton } from "./ChooseFileButton.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { Form } from "./Form.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { InputDialog } from "./InputDialog.tsx";
import { SideSheet } from "./SideSheet.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { TextInput } from "./TextInput.tsx";

const LEAVE = "Leave without saving?";

function Fields({ onSave }: { onSave: () => Promise<unknown> }) {
  const form = useForm<{ name: string }>({ defaultValues: { name: "" } });
  return (
    <Form form={form} onSubmit={onSave}>
      <TextInput control={form.control as never} name={"name" as never} label="name" />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

let screen: OnScreen;
const onClose = vi.fn<() => void>();
beforeEach(() => {
  onClose.mockClear();
  window.history.pushState({ idx: 0 }, "", "/before");
  window.history.pushState({ idx: 1 }, "", "/form");
});
afterEach(() => screen.remove());

async function pressEscape(): Promise<void> {
  const dialog = [...document.querySelectorAll("[role=dialog]")].at(-1);
  const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  await act(async () => void dialog?.dispatchEvent(event));
  await settle();
}

const AROUND = {
  "a sheet": (onSave: () => Promise<unknown>) => (
    <SideSheet open title="Person" onClose={onClose}>
      <Fields onSave={onSave} />
    </SideSheet>
  ),
  "a dialog": (onSave: () => Promise<unknown>) => (
    <FormDialog title="Person" onClose={onClose}>
      <Fields onSave={onSave} />
    </FormDialog>
  ),
};

describe.each(Object.entries(AROUND))("%s with a form", (_name, around) => {
  test("closes at once where nothing was typed", async () => {
    screen = await draw(around(async () => undefined));
    await pressEscape();
    expect(isAsked(LEAVE)).toBe(false);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("asks over what was typed, and stays or closes as is answered", async () => {
    screen = await draw(around(async () => undefined));
    await type("name", "Anna");
    await pressEscape();
    expect(onClose).not.toHaveBeenCalled();
    await press("Stay here");
    expect(onClose).not.toHaveBeenCalled();
    await pressEscape();
    await press("Leave without saving");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("asks before a step back takes it away", async () => {
    screen = await draw(around(async () => undefined));
    await type("name", "Anna");
    await stepBack();
    expect(isAsked(LEAVE)).toBe(true);
    expect(window.location.pathname).toBe("/form");
  });

  test("closes without a question after a save", async () => {
    screen = await draw(around(async () => undefined));
    await type("name", "Anna");
    await press("Save");
    await pressEscape();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test("a dialog that asks for words asks before Escape or a step back loses them; its Cancel does not", async () => {
  screen = await draw(
    <InputDialog title="Why" confirm="Reject" isDirty onConfirm={() => undefined} onClose={onClose}>
      words
    </InputDialog>,
  );
  await pressEscape();
  expect(onClose).not.toHaveBeenCalled();
  await press("Stay here");
  await stepBack();
  expect(isAsked(LEAVE)).toBe(true);
  await press("Stay here");
  await press("Cancel");
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  [
    "chosen by a button",
    <ChooseFileButton key="button" accept=".pdf" isBusy onFile={() => undefined}>
      Choose
    </ChooseFileButton>,
  ],
  [
    "dropped",
    <FileDrop
      key="drop"
      {...{ title: "Drop it here", choose: "Choose", hint: "PDF", accept: ".pdf", problem: null }}
      busy="Reading"
      onFile={() => undefined}
    />,
  ],
])(
  "while a file that was %s is on its way, a step back says so and waits for an answer",
  async (_, field) => {
    screen = await draw(field);
    await stepBack();
    expect(isAsked("Your file is still uploading.")).toBe(true);
    expect(window.location.pathname).toBe("/form");
  },
);
