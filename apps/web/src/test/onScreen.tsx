import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import { configureStore, type Reducer } from "@reduxjs/toolkit";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router";
import { areaSlices } from "../app/areaSlices.ts";
import { theme } from "../app/theme/theme.ts";
import { baseApi } from "../lib/api/baseApi.ts";
import { authReducer } from "../lib/auth.slice.ts";
import { watchHistory } from "../lib/form/leaveGuard.ts";
import { snackbarReducer } from "../lib/snackbar.slice.ts";
import { runUndo } from "../lib/undoActions.ts";
import { act } from "./act.ts";
import { startWords } from "./startWords.ts";

/** As in browsers; happy-dom would write out the whole element each time that something is placed beside it. */
function nameElementsShortly(): void {
  Element.prototype.toString = () => "[object HTMLElement]";
}

/** Styles are written here and not into the document, where each question about a style reads them all again. */
const styles = document.createElement("div");
const styleCache = createCache({ key: "css", container: styles });

/** Puts the styles into the document, for tests that look at them; the next file finds it without. */
export function placeStyles(): void {
  document.head.append(styles);
}

/** Waits until pending timers and history steps are processed. */
export const settle = (ms = 20): Promise<void> =>
  act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Goes back one history entry like the browser's button. */
export async function stepBack(): Promise<void> {
  await act(async () => window.history.back());
  await settle();
}

/** The rendered element with its own DOM, and the snackbar message. */
export interface OnScreen {
  message: () => string;
  /** Presses Undo next to the message. */
  undo: () => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Renders children like the application: with store, theme, router and English messages; feature messages by
 * namespace.
 */
export async function draw(
  children: ReactNode,
  words: Record<string, object> = {},
  slices: Record<string, Reducer> = {},
): Promise<OnScreen> {
  await startWords(words);
  const store = configureStore({
    reducer: {
      auth: authReducer,
      snackbar: snackbarReducer,
      [baseApi.reducerPath]: baseApi.reducer,
      ...areaSlices,
      ...slices,
    },
    // The checks walk the whole state after each action, which takes a twentieth of a test's time.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(baseApi.middleware),
  });
  watchHistory();
  nameElementsShortly();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <CacheProvider value={styleCache}>
          <ThemeProvider theme={theme}>
            <BrowserRouter>{children}</BrowserRouter>
          </ThemeProvider>
        </CacheProvider>
      </Provider>,
    ),
  );
  return {
    message: () => store.getState().snackbar.snackbarMsg,
    undo: async () => {
      await act(async () => runUndo(store.getState().snackbar.undoId ?? -1));
      await settle();
    },
    remove: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
}

/** Returns the field with a label. */
export function fieldOf(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = [...document.querySelectorAll("label")].find((one) =>
    one.textContent?.replace("*", "").trim().startsWith(label),
  );
  const field = found?.htmlFor ? document.getElementById(found.htmlFor) : null;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`No field "${label}"`);
  return field;
}

/** Replaces the content of a field by a text. */
export async function type(label: string, text: string): Promise<void> {
  const field = fieldOf(label);
  await act(async () => {
    // React only notices a value set by the element's own setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** Returns the button with exactly this text; undefined without one. */
export const findButton = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((one) => one.textContent === name);

/** Clicks a button `times` times in the same tick. */
export async function press(name: string, times = 1): Promise<void> {
  await act(async () => {
    for (let time = 0; time < times; time += 1) findButton(name)?.click();
  });
  await settle();
}

/** Returns whether a dialog with this title is on screen. */
export const isAsked = (title: string): boolean =>
  [...document.querySelectorAll("[role=alertdialog], [role=dialog]")].some((dialog) =>
    dialog.textContent?.includes(title),
  );

/** Returns a call whose response the test controls. */
export function openCall<Answer>() {
  const calls: { resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  const call = () =>
    new Promise<Answer>((resolve, reject) => {
      calls.push({ resolve, reject });
    });
  return { calls, call };
}

/** Selects an option of an open list. */
export async function choose(name: string): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>("[role=option]")].find((one) =>
    one.textContent?.startsWith(name),
  );
  if (!found) throw new Error(`No option "${name}"`);
  await act(async () => found.click());
  await settle();
}

/** Opens the list of the select with a label. */
export async function openSelect(label: string): Promise<void> {
  // The label of a select is no label element where it is in a text field.
  const named = [...document.querySelectorAll("label, .MuiInputLabel-root")].find((one) =>
    one.textContent?.replace("*", "").trim().startsWith(label),
  );
  const select = named?.parentElement?.querySelector("[role=combobox]");
  if (!select) throw new Error(`No select "${label}"`);
  await act(async () => {
    select.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
  });
}

/** Presses the button with a text in the dialog on top. */
export async function pressInDialog(name: string): Promise<void> {
  const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
  const found = [...(dialog?.querySelectorAll("button") ?? [])].find((one) => one.textContent === name);
  if (!found) throw new Error(`No button "${name}" in the dialog`);
  await act(async () => found.click());
  await settle();
}
