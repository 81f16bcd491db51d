import { useForm } from "react-hook-form";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { act } from "../test/act.ts";
import {
  draw,
  fieldOf,
  findButton,
  isAsked,
  type OnScreen,
  openCall,
  press,
  settle,
  stepBack,
  type,
} from "../test/onScreen.tsx";
import { Form } from "./Form.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { TextInput } from "./TextInput.tsx";
import { PausedContext } from "./whilePaused.ts";

interface Values {
  name: string;
  place: string;
  phone: string;
}
const EMPTY: Values = { name: "", place: "", phone: "" };
const LEAVE = "Leave without saving?";

function Sample({
  onSave,
  fields = ["name", "place", "phone"],
  staysOpen = false,
  onSaved,
  whilePaused = false,
}: {
  onSave: (values: Values) => Promise<unknown>;
  fields?: (keyof Values)[];
  staysOpen?: boolean;
  onSaved?: () => void;
  whilePaused?: boolean;
}) {
  const form = useForm<Values, unknown, Values>({ defaultValues: EMPTY });
  return (
    <Form form={form} onSubmit={onSave} staysOpen={staysOpen} onSaved={onSaved} whilePaused={whilePaused}>
      {fields.map((name) => (
        <TextInput key={name} control={form.control as never} name={name as never} label={name} />
      ))}
      <SubmitButton>Save</SubmitButton>
      <a href="/elsewhere">Elsewhere</a>
    </Form>
  );
}

let screen: OnScreen;
beforeEach(() => {
  window.history.pushState({ idx: 0 }, "", "/before");
  window.history.pushState({ idx: 1 }, "", "/form");
});
afterEach(() => screen.remove());

/** A step over several entries, as from the list that the browser's Back opens. */
const jump = async (steps: number) => {
  await act(async () => window.history.go(steps));
  await settle();
};

const keyDown = async (field: HTMLElement, init: KeyboardEventInit) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  await act(async () => void field.dispatchEvent(event));
  return event;
};

describe("leaving", () => {
  test("a step back over what was typed asks, and goes where it was meant to only when that is confirmed", async () => {
    screen = await draw(<Sample onSave={async () => undefined} />);
    await type("name", "Harbour");
    await stepBack();
    expect(window.location.pathname).toBe("/form");
    expect(isAsked(LEAVE)).toBe(true);
    await press("Stay here");
    expect(fieldOf("name").value).toBe("Harbour");
    await stepBack();
    await press("Leave without saving");
    expect(window.location.pathname).toBe("/before");
  });

  test("a step back over an untouched form asks nothing", async () => {
    screen = await draw(<Sample onSave={async () => undefined} />);
    await stepBack();
    expect(window.location.pathname).toBe("/before");
  });

  test("after a save one step back is enough, though the form still holds what was sent", async () => {
    screen = await draw(<Sample onSave={async () => undefined} />);
    await type("name", "Harbour");
    await press("Save");
    await stepBack();
    expect(isAsked(LEAVE)).toBe(false);
    expect(window.location.pathname).toBe("/before");
  });

  test("what is typed after a save is asked about again", async () => {
    screen = await draw(<Sample onSave={async () => undefined} />);
    await type("name", "Harbour");
    await press("Save");
    await type("name", "Quay");
    await stepBack();
    expect(isAsked(LEAVE)).toBe(true);
  });

  test("links and closing the page ask while something is not saved", async () => {
    screen = await draw(<Sample onSave={async () => undefined} />);
    const close = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await type("name", "Harbour");
    expect(close()).toBe(true);
    await act(async () => document.querySelector<HTMLElement>("a[href]")?.click());
    expect(isAsked(LEAVE)).toBe(true);
    await press("Leave without saving");
    expect(window.location.pathname).toBe("/elsewhere");
  });

  test("a jump over several pages asks too, keeps what was typed, and continues only when that is confirmed", async () => {
    window.history.replaceState({ idx: 0 }, "", "/first");
    window.history.pushState({ idx: 1 }, "", "/second");
    window.history.pushState({ idx: 2 }, "", "/form?tab=2");
    screen = await draw(
      <Routes>
        <Route path="/form" element={<Sample onSave={async () => undefined} />} />
        <Route path="*" element="Another page" />
      </Routes>,
    );
    await type("name", "Harbour");
    await jump(-3);
    expect(isAsked(LEAVE)).toBe(true);
    await press("Stay here");
    expect(window.location.pathname + window.location.search).toBe("/form?tab=2");
    expect(fieldOf("name").value).toBe("Harbour");
    await stepBack();
    expect(isAsked(LEAVE)).toBe(true);
    await press("Stay here");
    await jump(-2);
    await press("Leave without saving");
    expect(window.location.pathname).toBe("/first");
    expect(document.body.textContent).toContain("Another page");
  });

  test("a jump over an untouched form asks nothing", async () => {
    window.history.pushState({ idx: 2 }, "", "/form");
    screen = await draw(<Sample onSave={async () => undefined} />);
    await jump(-2);
    expect(isAsked(LEAVE)).toBe(false);
    expect(window.location.pathname).toBe("/before");
  });

  test("two forms that are not saved ask once", async () => {
    screen = await draw(
      <>
        <Sample onSave={async () => undefined} fields={["name"]} />
        <Sample onSave={async () => undefined} fields={["place"]} />
      </>,
    );
    await type("name", "Harbour");
    await type("place", "Delft");
    await stepBack();
    await press("Leave without saving");
    expect(window.location.pathname).toBe("/before");
  });
});

describe("saving", () => {
  test("pressed twice before the page could draw, it saves once; after the answer it saves again", async () => {
    const { calls, call } = openCall();
    screen = await draw(<Sample onSave={call} />);
    await type("name", "Harbour");
    await press("Save", 2);
    await press("Save");
    expect(calls).toHaveLength(1);
    await act(async () => calls[0]?.resolve(undefined));
    await settle();
    await press("Save");
    expect(calls).toHaveLength(2);
  });

  test("a refused save leaves what was typed, and asks before it is left", async () => {
    const refusal = { status: 0, code: "network", message: "No connection" };
    screen = await draw(<Sample onSave={() => Promise.reject(refusal)} />);
    await type("name", "Harbour");
    await press("Save");
    expect(document.body.textContent).toContain("No connection");
    expect(fieldOf("name").value).toBe("Harbour");
    await stepBack();
    expect(isAsked(LEAVE)).toBe(true);
  });

  test("a form that closes with the answer takes no changes until then", async () => {
    const { calls, call } = openCall();
    screen = await draw(<Sample onSave={call} />);
    const typing = async () => {
      const event = new InputEvent("beforeinput", { bubbles: true, cancelable: true, data: "x" });
      await act(async () => void fieldOf("name").dispatchEvent(event));
      return !event.defaultPrevented;
    };
    expect(await typing()).toBe(true);
    await press("Save");
    expect(await typing()).toBe(false);
    expect((await keyDown(fieldOf("name"), { key: "Tab" })).defaultPrevented).toBe(false);
    await act(async () => calls[0]?.reject({ status: 0, code: "network", message: "No connection" }));
    await settle();
    expect(await typing()).toBe(true);
  });

  test("one that stays open is left only when nothing was typed since it was sent", async () => {
    const { calls, call } = openCall();
    let left = 0;
    screen = await draw(
      <Sample
        onSave={call}
        staysOpen
        onSaved={() => {
          left += 1;
        }}
      />,
    );
    await type("name", "Harbour");
    await press("Save");
    await type("place", "Delft");
    await act(async () => calls[0]?.resolve(undefined));
    await settle();
    expect(left).toBe(0);
    expect(fieldOf("place").value).toBe("Delft");
    expect(screen.message()).toContain("Saved, except for what you typed in the meantime");
    await press("Save");
    await act(async () => calls[1]?.resolve(undefined));
    await settle();
    expect(left).toBe(1);
  });

  test("what follows a save takes the place of the page", async () => {
    screen = await draw(
      <Sample
        onSave={async () => undefined}
        onSaved={() => window.history.replaceState({ idx: 1 }, "", "/saved")}
      />,
    );
    await type("name", "Harbour");
    await press("Save");
    expect(window.location.pathname).toBe("/saved");
    await stepBack();
    expect(window.location.pathname).toBe("/before");
  });
});

describe("Enter", () => {
  test("does not send a long form from one of its fields", async () => {
    screen = await draw(<Sample onSave={async () => undefined} />);
    expect((await keyDown(fieldOf("name"), { key: "Enter" })).defaultPrevented).toBe(true);
  });

  test("sends a form of one or two fields", async () => {
    screen = await draw(<Sample onSave={async () => undefined} fields={["name", "place"]} />);
    expect((await keyDown(fieldOf("name"), { key: "Enter" })).defaultPrevented).toBe(false);
  });

  test("sends a long form with Ctrl or ⌘, once", async () => {
    const { calls, call } = openCall();
    screen = await draw(<Sample onSave={call} />);
    await keyDown(fieldOf("phone"), { key: "Enter", ctrlKey: true });
    await keyDown(fieldOf("phone"), { key: "Enter", metaKey: true });
    await settle();
    expect(calls).toHaveLength(1);
    expect(findButton("Save")?.getAttribute("aria-disabled")).toBe("true");
  });
});

test.each([false, true])(
  "in a paused company a form says so before anyone types (saved all the same: %s)",
  async (whilePaused) => {
    screen = await draw(
      <PausedContext value={<p>Nothing can be saved</p>}>
        <Sample onSave={async () => undefined} whilePaused={whilePaused} />
      </PausedContext>,
    );
    expect(document.body.textContent?.includes("Nothing can be saved")).toBe(!whilePaused);
  },
);
