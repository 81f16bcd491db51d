import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import words from "../../lib/words/list.en.json";
import { act } from "../../test/act.ts";
import { pressNamed } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { SelectionBar } from "./SelectionBar.tsx";

let screen: OnScreen | undefined;
afterEach(() => screen?.remove());

/** A list of two people; an act may take out the second. */
function List() {
  const [ticked, setTicked] = useState<string[]>([]);
  const [people, setPeople] = useState(["Anna", "Bram"]);
  return (
    <main tabIndex={-1}>
      {people.map((name) => (
        <input
          key={name}
          type="checkbox"
          aria-label={name}
          checked={ticked.includes(name)}
          onChange={() => setTicked([...ticked, name])}
        />
      ))}
      <SelectionBar
        count={ticked.length}
        acts={[
          { key: "move", label: "Move" },
          { key: "out", label: "Take out" },
        ]}
        onAct={(what) => {
          if (what === "out") setPeople(people.filter((name) => !ticked.includes(name)));
          setTicked([]);
        }}
        onClear={() => setTicked([])}
        isNarrow={false}
        label="Selected people"
      />
    </main>
  );
}

const focused = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
async function tickBram() {
  screen = await draw(<List />, { list: words });
  const box = document.querySelector<HTMLElement>("[aria-label=Bram]");
  await act(async () => {
    box?.focus();
    box?.click();
  });
}

test("a leads to the first act of the selection, not to its end, and the focus returns to the row", async () => {
  await tickBram();
  await press("a");
  expect(focused()).toBe("Move");
  await pressNamed("Move");
  await settle();
  expect(focused()).toBe("Bram");
});

test("the page has the focus when the row is gone", async () => {
  await tickBram();
  await press("a");
  await pressNamed("Take out");
  await settle();
  expect(document.activeElement?.tagName).toBe("MAIN");
});

test("without a selection the key means nothing", async () => {
  screen = await draw(<List />, { list: words });
  document.querySelector<HTMLElement>("[aria-label=Anna]")?.focus();
  await press("a");
  expect(focused()).toBe("Anna");
});
