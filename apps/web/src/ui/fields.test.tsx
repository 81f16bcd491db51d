import { useState } from "react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../test/act.ts";
import { findNamed, pressNamed, said } from "../test/drawPage.tsx";
import { choose, draw, fieldOf, findButton, type OnScreen, press, settle, type } from "../test/onScreen.tsx";
import { CodeInput } from "./CodeInput.tsx";
import { Form } from "./Form.tsx";
import { PasswordInput } from "./PasswordInput.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { SearchField } from "./SearchField.tsx";
import { SelectInput } from "./SelectInput.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { TextInput } from "./TextInput.tsx";

let screen: OnScreen;
afterEach(async () => {
  vi.useRealTimers();
  await screen.remove();
});

const search = () => document.querySelector<HTMLInputElement>("input[aria-label='Search skills']");
const typeSearch = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(search(), text);
    search()?.dispatchEvent(new Event("input", { bubbles: true }));
  });

test("a search asks when typing rests, once, and at once when it is cleared", async () => {
  const asked: string[] = [];
  function Search() {
    const [value, setValue] = useState("");
    const onChange = (text: string) => {
      asked.push(text);
      setValue(text);
    };
    return <SearchField label="Search skills" value={value} onChange={onChange} />;
  }
  screen = await draw(<Search />);
  vi.useFakeTimers();
  expect(findNamed("Clear")).toBeUndefined();
  await typeSearch("s");
  await act(() => vi.advanceTimersByTimeAsync(240));
  await typeSearch("sq");
  await act(() => vi.advanceTimersByTimeAsync(240));
  expect(asked).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(asked).toEqual(["sq"]);
  await act(async () => findNamed("Clear")?.click());
  expect(asked).toEqual(["sq", ""]);
  expect(search()?.value).toBe("");
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(asked).toHaveLength(2);
});

test("a search that is set from outside shows it", async () => {
  let set: (value: string) => void = () => undefined;
  function Search() {
    const [value, setValue] = useState("sql");
    set = setValue;
    return <SearchField label="Search skills" value={value} onChange={setValue} />;
  }
  screen = await draw(<Search />);
  expect(search()?.value).toBe("sql");
  await act(async () => set(""));
  expect(search()?.value).toBe("");
});

const onPick = vi.fn();
function Selects({ start }: { start: string }) {
  const { control, watch } = useForm({ defaultValues: { level: start } });
  const options = [
    { value: "1", label: "Basic" },
    { value: "2", label: "Good" },
  ];
  return (
    <>
      <SelectInput
        {...{ options, onPick }}
        control={control as never}
        name={"level" as never}
        label="Level"
        none="No level"
      />
      <p>{`value ${watch("level")}`}</p>
    </>
  );
}
const openList = () =>
  act(async () => {
    const event = new MouseEvent("mousedown", { bubbles: true, button: 0 });
    document.querySelector("[role=combobox]")?.dispatchEvent(event);
  });

test("a select shows its value, takes another, and offers none", async () => {
  screen = await draw(<Selects start="1" />);
  expect(document.querySelector("[role=combobox]")?.textContent).toBe("Basic");
  await openList();
  await choose("Good");
  expect(said()).toContain("value 2");
  expect(onPick).toHaveBeenCalledWith("2");
  await openList();
  await choose("No level");
  expect(onPick).toHaveBeenLastCalledWith("");
});

test("a value that is no longer offered is shown as none, and stays until another is chosen", async () => {
  screen = await draw(<Selects start="9" />);
  expect(document.querySelector("[role=combobox]")?.textContent).toBe("No level");
  expect(said()).toContain("value 9");
});

function Secret({ letters = false }) {
  const { control } = useForm({ defaultValues: { password: "Secret-1", code: "" } });
  const of = (name: string) => ({ control: control as never, name: name as never });
  return (
    <>
      <PasswordInput {...of("password")} label="Password" autoComplete="current-password" />
      <CodeInput {...of("code")} label="Code" letters={letters} />
    </>
  );
}
test("a password is hidden until it is asked to show, and hidden again", async () => {
  screen = await draw(<Secret />);
  const field = fieldOf("Password") as HTMLInputElement;
  expect(field.type).toBe("password");
  expect(field.getAttribute("autocomplete")).toBe("current-password");
  await pressNamed("Show password");
  expect(field.type).toBe("text");
  await pressNamed("Hide password");
  expect(field.type).toBe("password");
});

test("a code of an app is filled in by the phone from digits; a recovery code is typed with letters", async () => {
  screen = await draw(<Secret />);
  const look = () => [
    fieldOf("Code").getAttribute("inputmode"),
    fieldOf("Code").getAttribute("autocomplete"),
  ];
  expect(look()).toEqual(["numeric", "one-time-code"]);
  expect(document.activeElement).toBe(fieldOf("Code"));
  await screen.remove();
  screen = await draw(<Secret letters />);
  expect(look()).toEqual(["text", "off"]);
});

test("the bar of a long form offers to discard only what was changed", async () => {
  const onDiscard = vi.fn();
  const bar = (isDirty: boolean) => (
    <SaveBar isDirty={isDirty} onDiscard={onDiscard}>
      <button type="submit">Save</button>
    </SaveBar>
  );
  screen = await draw(bar(false));
  expect(findButton("Discard")).toBeUndefined();
  expect(document.querySelector("[role=status]")?.textContent).toBe("");
  expect(findButton("Save")).toBeDefined();
  await screen.remove();
  screen = await draw(bar(true));
  expect(document.querySelector("[role=status]")?.textContent).toBe("You have unsaved changes");
  await press("Discard");
  expect(onDiscard).toHaveBeenCalledOnce();
});

function Sample({ refusal }: { refusal: object }) {
  const form = useForm({ defaultValues: { name: "Anna", email: "" } });
  const of = (name: string) => ({ control: form.control as never, name: name as never, label: name });
  return (
    <Form
      form={form}
      onSubmit={() => Promise.reject({ status: 409, code: "c", message: "Refused", ...refusal })}
    >
      <TextInput {...of("name")} />
      <TextInput {...of("email")} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
const alerts = () => [...document.querySelectorAll("[role=alert]")].map((one) => one.textContent);
const refuse = async (refusal: object) => {
  screen = await draw(<Sample refusal={refusal} />);
  await press("Save");
  await settle();
};

test("what a server says of a field is shown at the field, which gets the focus", async () => {
  await refuse({ fields: { email: "Taken already" } });
  expect(alerts()).toEqual(["Taken already"]);
  expect(document.activeElement).toBe(fieldOf("email"));
  expect(fieldOf("email").getAttribute("aria-invalid")).toBe("true");
});

test("what it says of a field that the form has not is shown above it as well", async () => {
  await refuse({ fields: { email: "Taken already", slug: "Taken" } });
  expect(alerts()).toEqual(["Refused", "Taken already"]);
});

test("a refusal is shown above the form; a failure says that nothing is lost, with its request", async () => {
  await refuse({ requestId: "r-3" });
  expect(alerts()).toEqual(["Refused"]);
  await screen.remove();
  await refuse({ status: 503, requestId: "r-3" });
  expect(alerts()[0]).toMatch(/^Refused Everything you entered is still here.*r-3/);
  await screen.remove();
  await refuse({ status: 0 });
  expect(alerts()[0]).toMatch(/Everything you entered is still here/);
});

test("the next save clears what the last was refused for", async () => {
  let answer: () => Promise<unknown> = () => Promise.reject({ status: 409, code: "c", message: "Refused" });
  function Again() {
    const form = useForm({ defaultValues: { name: "Anna" } });
    return (
      <Form form={form} onSubmit={() => answer()}>
        <TextInput control={form.control as never} name={"name" as never} label="name" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }
  screen = await draw(<Again />);
  await press("Save");
  expect(alerts()).toEqual(["Refused"]);
  answer = async () => undefined;
  await type("name", "Bo");
  await press("Save");
  expect(alerts()).toEqual([]);
});
