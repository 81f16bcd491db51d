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

/** Lets everything that waits for nothing but a turn happen, steps through the history too. */
export const settle = (ms = 20): Promise<void> =>
  act(() => new Promise((resolve) => setTimeout(resolve, ms))) as Promise<void>;

/** A step back as the browser makes it. */
export async function stepBack(): Promise<void> {
  await act(async () => window.history.back());
  await settle();
}

/** What is drawn in a window of its own, and what the store says. */
export interface OnScreen {
  message: () => string;
  /** Presses Undo beside that message. */
  undo: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Draws something as the app would: with a store, the theme, the router and English words, those of features by their name. */
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
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  watchHistory();
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

/** The field with a label. */
export function fieldOf(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = [...document.querySelectorAll("label")].find((one) =>
    one.textContent?.replace("*", "").trim().startsWith(label),
  );
  const field = found?.htmlFor ? document.getElementById(found.htmlFor) : null;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`No field "${label}"`);
  return field;
}

/** Types a text in the place of what a field holds. */
export async function type(label: string, text: string): Promise<void> {
  const field = fieldOf(label);
  await act(async () => {
    // React hears of a value only where the element's own setter was used.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** The button with exactly these words; nothing where there is none. */
export const findButton = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((one) => one.textContent === name);

/** Presses a button so many times before anything else can happen. */
export async function press(name: string, times = 1): Promise<void> {
  await act(async () => {
    for (let time = 0; time < times; time += 1) findButton(name)?.click();
  });
  await settle();
}

/** Whether a question with this title is on screen. */
export const isAsked = (title: string): boolean =>
  [...document.querySelectorAll("[role=alertdialog], [role=dialog]")].some((dialog) =>
    dialog.textContent?.includes(title),
  );

/** A call whose answer comes when the test says so. */
export function openCall<Answer>() {
  const calls: { resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  const call = () =>
    new Promise<Answer>((resolve, reject) => {
      calls.push({ resolve, reject });
    });
  return { calls, call };
}

/** Chooses the option of a list that is open. */
export async function choose(name: string): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>("[role=option]")].find((one) =>
    one.textContent?.startsWith(name),
  );
  if (!found) throw new Error(`No option "${name}"`);
  await act(async () => found.click());
  await settle();
}
