import { useForm } from "react-hook-form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { said } from "../test/drawPage.tsx";
import {
  draw,
  fieldOf,
  findButton,
  isAsked,
  type OnScreen,
  openCall,
  press,
  settle,
  type,
} from "../test/onScreen.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { TextInput } from "./TextInput.tsx";
import { VersionedForm } from "./VersionedForm.tsx";

interface Place {
  name: string;
  city: string;
  version: number;
}
const PLACE: Place = { name: "Quay", city: "Delft", version: 1 };
const stale = { status: 409, code: "stale_version", message: "Changed meanwhile" };
const onSaved = vi.fn();
const readAgain = vi.fn<(over: Place) => Promise<Place>>();
let server: ReturnType<typeof openCall<unknown>>;
let saves: [{ name: string; city: string }, Place | null][];

function Sample({ staysOpen }: { staysOpen: boolean }) {
  const valuesOf = ({ name, city }: Place) => ({ name, city });
  const form = useForm({ defaultValues: valuesOf(PLACE) });
  const of = (name: string) => ({ control: form.control as never, name: name as never, label: name });
  return (
    <VersionedForm
      form={form}
      record={PLACE}
      valuesOf={valuesOf}
      words={{
        title: (theirs) => `Place ${theirs.version}`,
        label: (field) => `Label of ${field}`,
        value: (field, values) => values[field],
      }}
      onSave={(values: { name: string; city: string }, over) => {
        saves.push([{ ...values }, over]);
        return server.call();
      }}
      readAgain={readAgain}
      {...(staysOpen && { onSaved })}
    >
      <TextInput {...of("name")} />
      <TextInput {...of("city")} />
      <SubmitButton>Save</SubmitButton>
    </VersionedForm>
  );
}
let screen: OnScreen;
const open = async (staysOpen = false) => {
  screen = await draw(<Sample staysOpen={staysOpen} />);
};
const answer = async (value: unknown = {}) => {
  server.calls.at(-1)?.resolve(value);
  await settle();
};
const refuse = async (error: object) => {
  server.calls.at(-1)?.reject(error);
  await settle();
};
beforeEach(() => {
  vi.clearAllMocks();
  server = openCall();
  saves = [];
});
afterEach(() => screen.remove());

test("a record is saved over the version that the form began with", async () => {
  await open();
  await type("name", "Harbour");
  await press("Save");
  expect(saves).toEqual([[{ name: "Harbour", city: "Delft" }, PLACE]]);
});

test("what was typed while it was saved stays, over the version that was saved", async () => {
  await open(true);
  await type("name", "Harbour");
  await press("Save");
  await type("city", "Leiden");
  readAgain.mockResolvedValue({ name: "Harbour", city: "Delft", version: 2 });
  await answer();
  expect(fieldOf("city").value).toBe("Leiden");
  expect(onSaved).not.toHaveBeenCalled();
  await press("Save");
  expect(saves[1]).toEqual([
    { name: "Harbour", city: "Leiden" },
    { name: "Harbour", city: "Delft", version: 2 },
  ]);
});

test("a save that asked something first saved nothing, and reads nothing again", async () => {
  await open(true);
  await type("name", "Harbour");
  await press("Save");
  await answer(false);
  expect(onSaved).not.toHaveBeenCalled();
  expect(readAgain).not.toHaveBeenCalled();
});

test("another refusal is no conflict, and is said above the form", async () => {
  await open();
  await type("name", "Harbour");
  await press("Save");
  await refuse({ status: 409, code: "conflict", message: "In use" });
  expect(readAgain).not.toHaveBeenCalled();
  expect(document.querySelector("[role=dialog]")).toBeNull();
  expect(said()).toContain("In use");
});

test("of two changes only what differs is asked; what only they changed is taken either way", async () => {
  await open();
  await type("name", "Harbour");
  await press("Save");
  readAgain.mockResolvedValue({ name: "Docks", city: "", version: 2 });
  await refuse(stale);
  expect(isAsked("Place 2")).toBe(true);
  expect(isAsked("Docks")).toBe(true);
  expect(isAsked("kept either way: Label of city")).toBe(true);
  expect(document.querySelectorAll("[role=dialog] section")).toHaveLength(1);
  await press("Cancel");
  expect(fieldOf("name").value).toBe("Harbour");
  expect(fieldOf("city").value).toBe("Delft");
  expect(saves).toHaveLength(1);
  await press("Save");
  expect(saves[1]?.[1]).toEqual(PLACE);
});

test("an empty version says so instead of showing nothing", async () => {
  await open();
  await type("name", "Harbour");
  await press("Save");
  readAgain.mockResolvedValue({ ...PLACE, name: "", version: 2 });
  await refuse(stale);
  const [theirs, mine] = [...document.querySelectorAll("[role=dialog] section p + p")].map(
    (one) => one.textContent,
  );
  expect(theirs).toBe("Empty");
  expect(mine).toBe("Harbour");
  await press("Keep mine");
  expect(saves[1]).toEqual([
    { name: "Harbour", city: "Delft" },
    { ...PLACE, name: "", version: 2 },
  ]);
  expect(findButton("Save")).toBeDefined();
});
