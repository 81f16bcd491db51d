import { ThemeProvider } from "@mui/material/styles";
import { configureStore, type Reducer } from "@reduxjs/toolkit";
import validationWords from "@vaardig/contract/validation.en.json";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router";
import { areaSlices } from "../app/areaSlices.ts";
import { theme } from "../app/theme/theme.ts";
import { baseApi } from "../lib/api/baseApi.ts";
import { authReducer } from "../lib/auth.slice.ts";
import { watchHistory } from "../lib/form/leaveGuard.ts";
import { i18n } from "../lib/language/i18n.ts";
import { snackbarReducer } from "../lib/snackbar.slice.ts";
import { runUndo } from "../lib/undoActions.ts";
import commonWords from "../lib/words/common.en.json";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** As in browsers; happy-dom would write out the whole element each time that something is placed beside it. */
function nameElementsShortly(): void {
  Element.prototype.toString = () => "[object HTMLElement]";
}

/** Waits until pending timers and history steps are processed. */
export const settle = (ms = 20): Promise<void> =>
  act(() => new Promise((resolve) => setTimeout(resolve, ms))) as Promise<void>;

/** Goes back one history entry like the browser's button. */
export async function stepBack(): Promise<void> {
  await act(async () => window.history.back());
  await settle();
}

/**
 * Gives the window its address back: a link that an earlier test followed leaves it at "about:blank", without
 * a path.
 */
export function standAtAddress(): void {
  if (window.location.protocol !== "about:") return;
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (address: string) => void } };
  happyDOM.setURL("http://localhost:3000/");
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
  if (!i18n.isInitialized)
    await i18n.use(initReactI18next).init({
      lng: "en",
      ns: ["common", "validation"],
      defaultNS: "common",
      resources: { en: { common: commonWords, validation: validationWords } },
      interpolation: { escapeValue: false },
    });
  for (const [name, texts] of Object.entries(words)) i18n.addResourceBundle("en", name, texts);
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
        <ThemeProvider theme={theme}>
          <BrowserRouter>{children}</BrowserRouter>
        </ThemeProvider>
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
