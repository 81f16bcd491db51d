import type { ReactNode } from "react";
import { type Control, useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../test/act.ts";
import { findNamed } from "../test/drawPage.tsx";
import { draw, findButton, isAsked, type OnScreen, press, stepBack } from "../test/onScreen.tsx";
import { ChooseFileButton } from "./ChooseFileButton.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { DateField } from "./DateField.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { Form } from "./Form.tsx";
import { AddMenu } from "./list/AddMenu.tsx";
import { NumberInput } from "./NumberInput.tsx";
import { SelectInput } from "./SelectInput.tsx";
import { TextInput } from "./TextInput.tsx";

let screen: OnScreen;
afterEach(() => screen.remove());
type Draw = (control: Control<{ it: string }, unknown, { it: string }>, disabled: boolean) => ReactNode;
function Fields({ of, disabled }: { of: Draw; disabled: boolean }) {
  const { control } = useForm<{ it: string }, unknown, { it: string }>({ defaultValues: { it: "" } });
  return of(control, disabled);
}
/** The fields and buttons that cannot be used, of all there are. */
const locked = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLButtonElement>("input, button")].map(
    ({ disabled }) => disabled,
  );

test.each<[string, Draw]>([
  ["text", (control, disabled) => <TextInput {...{ control, disabled }} name="it" label="It" />],
  ["date", (control, disabled) => <TextInput {...{ control, disabled }} name="it" label="It" type="date" />],
  ["number", (control, disabled) => <NumberInput {...{ control, disabled }} name="it" label="It" />],
])("a %s that may not be changed is locked in all its parts", async (_kind, of) => {
  screen = await draw(<Fields of={of} disabled={false} />);
  expect(locked()).not.toContain(true);
  await screen.remove();
  screen = await draw(<Fields of={of} disabled />);
  expect(locked()).not.toContain(false);
});

test("a select that may not be changed does not open", async () => {
  const of: Draw = (control, disabled) => (
    <SelectInput {...{ control, disabled }} name="it" label="It" options={[{ value: "a", label: "A" }]} />
  );
  const open = () =>
    act(async () => {
      const box = document.querySelector("[role=combobox]");
      box?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
    });
  screen = await draw(<Fields of={of} disabled />);
  await open();
  expect(document.querySelector("[role=option]")).toBeNull();
  await screen.remove();
  screen = await draw(<Fields of={of} disabled={false} />);
  await open();
  expect(document.querySelector("[role=option]")).not.toBeNull();
});

test("the first and last day of a calendar are the browser's too", async () => {
  screen = await draw(
    <DateField id="d" value="" onChange={() => undefined} min="2026-01-01" max="2026-02-01" />,
  );
  const picker = document.querySelector<HTMLInputElement>("input[type=date]");
  expect([picker?.min, picker?.max]).toEqual(["2026-01-01", "2026-02-01"]);
});

test("while a file is under way no other is chosen or dropped, and leaving asks", async () => {
  const onFile = vi.fn();
  window.history.pushState({ idx: 0 }, "", "/before");
  window.history.pushState({ idx: 1 }, "", "/here");
  screen = await draw(
    <ChooseFileButton accept=".png" isBusy onFile={onFile}>
      Choose
    </ChooseFileButton>,
  );
  expect(findButton("Choose")?.disabled).toBe(true);
  expect(document.querySelector<HTMLInputElement>("input[type=file]")?.hidden).toBe(true);
  await stepBack();
  expect(isAsked("Leave without saving?")).toBe(true);
  await press("Stay here");
  await screen.remove();
  screen = await draw(
    <FileDrop
      title="Drop it"
      choose="Choose"
      hint="A png"
      busy="Reading"
      problem={null}
      accept=".png"
      onFile={onFile}
    />,
  );
  expect(findButton("Choose")).toBeUndefined();
  expect(document.querySelector("[role=status]")?.textContent).toBe("Reading");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) Object.defineProperty(input, "files", { value: [new File(["x"], "a.png")] });
  await act(async () => void input?.dispatchEvent(new Event("change", { bubbles: true })));
  expect(onFile).not.toHaveBeenCalled();
});

test("a form asks over what is not saved outside its fields, and not over fields that need no saving", async () => {
  function Sheet({ isDirty }: { isDirty: boolean }) {
    const form = useForm({ defaultValues: { name: "" } });
    return (
      <Form form={form} isDirty={isDirty} onSubmit={async () => undefined}>
        {null}
      </Form>
    );
  }
  const leave = async (isDirty: boolean) => {
    window.history.pushState({ idx: 0 }, "", "/before");
    window.history.pushState({ idx: 1 }, "", "/here");
    screen = await draw(<Sheet isDirty={isDirty} />);
    await stepBack();
    return isAsked("Leave without saving?");
  };
  expect(await leave(true)).toBe(true);
  await press("Stay here");
  await screen.remove();
  expect(await leave(false)).toBe(false);
});

test("one of two versions is chosen once", async () => {
  const acts = { onUseTheirs: vi.fn(), onKeepMine: vi.fn(), onClose: vi.fn() };
  const dialog = (isBusy: boolean) => (
    <ConflictDialog title="Two versions" conflicts={[]} taken={[]} isBusy={isBusy} {...acts} />
  );
  screen = await draw(dialog(true));
  expect(findButton("Use theirs")?.disabled).toBe(true);
  expect(findButton("Keep mine")?.disabled).toBe(true);
  await screen.remove();
  screen = await draw(dialog(false));
  await press("Use theirs");
  await press("Keep mine");
  expect(acts.onUseTheirs).toHaveBeenCalledOnce();
  expect(acts.onKeepMine).toHaveBeenCalledOnce();
});

test("where none may be added the other ways can still be looked at", async () => {
  const way = { key: "upload", label: "Upload", onAct: () => undefined };
  screen = await draw(<AddMenu add="Add" more="Other ways" disabled onAdd={() => undefined} ways={[way]} />);
  expect(findButton("Add")?.disabled).toBe(true);
  expect(findNamed("Other ways")).toBeDefined();
});
