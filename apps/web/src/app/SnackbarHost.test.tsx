import { afterEach, expect, test, vi } from "vitest";
import { useSnackbar } from "../lib/useSnackbar.ts";
import { act } from "../test/act.ts";
import { draw, type OnScreen, settle } from "../test/onScreen.tsx";
import { SnackbarHost } from "./SnackbarHost.tsx";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.restoreAllMocks();
});

function Page() {
  const { show } = useSnackbar();
  return (
    <>
      <button type="button" onClick={() => show("Saved")}>
        Save
      </button>
      <SnackbarHost />
    </>
  );
}

/** Draws a page whose button is at a height, shows a message, and returns its distance from the top. */
async function shownBeside(top: number): Promise<string> {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.classList.contains("MuiSnackbar-root")) return new DOMRect(20, 8, 320, 48);
    return this.textContent === "Save" ? new DOMRect(300, top, 40, 40) : new DOMRect(0, 0, 0, 0);
  });
  screen = await draw(<Page />);
  await act(async () => document.querySelector("button")?.click());
  await settle(100);
  const message = document.querySelector<HTMLElement>(".MuiSnackbar-root");
  expect(message?.textContent).toBe("Saved");
  return message?.style.translate ?? "";
}

test("a message is at the top, and below a button that it would cover", async () => {
  expect(await shownBeside(200)).toBe("0 0px");
  await screen?.remove();
  vi.restoreAllMocks();
  expect(await shownBeside(10)).toBe("0 46px");
});
