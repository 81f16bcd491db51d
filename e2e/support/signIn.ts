import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { SessionPayload } from "@vaardig/contract/session";
import { botCheckToken } from "../../apps/api/src/test/solveBotCheck.ts";
import { callApi, readApi } from "./callApi.ts";
import { type Look, VIEWPORTS } from "./looks.ts";

export const PASSWORD = "Welcome-2026!";

const payloads = new Map<string, Promise<SessionPayload>>();

/** The `token` that public calls take, solved beside the browser. */
export function solvedBotCheck(baseURL: string): Promise<string> {
  return botCheckToken((path) => readApi(baseURL, path));
}

/** A session of its own, which may be ended without disturbing another test. */
export async function newSession(
  baseURL: string,
  email: string,
  password = PASSWORD,
): Promise<SessionPayload> {
  const body = { email, password, token: await solvedBotCheck(baseURL) };
  return callApi<SessionPayload>(baseURL, "/auth/login", { method: "POST", body });
}

/** A session of a demo account; one per account and worker. */
export function sessionOf(baseURL: string, email: string): Promise<SessionPayload> {
  const key = `${baseURL} ${email}`;
  const known = payloads.get(key) ?? newSession(baseURL, email);
  payloads.set(key, known);
  return known;
}

/** Remembers a session that was begun in another way, for {@link sessionOf}. */
export function keepSession(baseURL: string, email: string, payload: SessionPayload): void {
  payloads.set(`${baseURL} ${email}`, Promise.resolve(payload));
}

/** How a page is seen, and the address it is opened at: the role's home where none is given. */
export interface Entrance extends Look {
  at?: string;
}

/** A page in a context of its own, signed in as a demo account. */
export async function signedIn(
  browser: Browser,
  baseURL: string,
  email: string,
  { at = "/", ...look }: Entrance = {},
): Promise<Page> {
  const { token, menu_schema: menuSchema, expire_in: expireIn } = await sessionOf(baseURL, email);
  const page = await openPage(browser, baseURL, look);
  const stored = JSON.stringify({ auth: JSON.stringify({ token, menuSchema, expireIn }) });
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("persist:root", text);
    sessionStorage.setItem("seeded", "yes");
  }, stored);
  await page.goto(at);
  if (at === "/") await page.waitForURL((url) => url.pathname !== "/" && url.pathname !== "/login");
  return page;
}

/** A page without a session, in the look asked for. */
export async function openPage(browser: Browser, baseURL: string, look: Look = {}): Promise<Page> {
  const options: BrowserContextOptions = {
    baseURL,
    colorScheme: look.dark ? "dark" : "light",
    viewport: VIEWPORTS[look.phone ? "phone" : "desktop"],
    locale: look.language === "nl" ? "nl-NL" : "en-GB",
    reducedMotion: "reduce",
  };
  const context = await browser.newContext(options);
  await context.addCookies([{ name: "i18next", value: look.language ?? "en", url: baseURL }]);
  return context.newPage();
}

/** Fills in the sign-in form that is shown, in English, and sends it. */
export async function submitSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole("textbox", { name: "Email address", exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
