import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { useActiveShortcuts } from "../../lib/shortcuts/shortcuts.ts";
import { act } from "../../test/act.ts";
import { draw, type OnScreen } from "../../test/onScreen.tsx";
import { useListKeys } from "./useListKeys.ts";

function List({ hasTicks }: { hasTicks: boolean }) {
  const table = useRef<HTMLTableElement>(null);
  useListKeys(table, hasTicks);
  return (
    <>
      <table ref={table}>
        <tbody>
          {["Anna", "Bram"].map((name) => (
            <tr key={name}>
              <td>{hasTicks && <input type="checkbox" aria-label={name} />}</td>
              <th scope="row">
                <a href={`/${name}`}>{name}</a>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {useActiveShortcuts()
          .map(({ key }) => key)
          .join(" ")}
      </p>
    </>
  );
}

let screen: OnScreen | undefined;
afterEach(() => screen?.remove());
const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });

test("j and k walk through the rows, x ticks, and the map lists all of it", async () => {
  screen = await draw(<List hasTicks />);
  expect(document.querySelector("p")?.textContent).toBe("j k Enter x");
  await press("j");
  await press("j");
  expect(document.activeElement?.textContent).toBe("Bram");
  await press("k");
  expect(document.activeElement?.textContent).toBe("Anna");
  await press("x");
  expect(document.querySelector<HTMLInputElement>("[aria-label=Anna]")?.checked).toBe(true);
});

test("a list without checkboxes promises no x", async () => {
  screen = await draw(<List hasTicks={false} />);
  expect(document.querySelector("p")?.textContent).toBe("j k Enter");
});
