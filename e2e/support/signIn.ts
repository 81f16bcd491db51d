import type { Page } from "@playwright/test";
import type { SessionPayload } from "@vaardig/contract/session/session";
import { botCheckToken } from "../../apps/api/src/test/solveBotCheck.ts";
import { callApi, readApi } from "./callApi.ts";

export const PASSWORD = "Welcome-2026!";

const payloads = new Map<string, Promise<SessionPayload>>();

/** Returns the `token` of public calls, solved without the browser. */
export function solvedBotCheck(baseURL: string): Promise<string> {
  return botCheckToken((path) => readApi(baseURL, path));
}

/** Creates a separate session that a test may end without affecting others. */
export async function newSession(
  baseURL: string,
  email: string,
  password = PASSWORD,
): Promise<SessionPayload> {
  const body = { email, password, token: await solvedBotCheck(baseURL) };
  return callApi<SessionPayload>(baseURL, "/auth/login", { method: "POST", body });
}

/** Returns the session of a demo account, one per account and worker. */
export function sessionOf(baseURL: string, email: string): Promise<SessionPayload> {
  const key = `${baseURL} ${email}`;
  const known = payloads.get(key) ?? newSession(baseURL, email);
  payloads.set(key, known);
  return known;
}

/** Registers a session created another way, for {@link sessionOf}. */
export function storeSession(baseURL: string, email: string, payload: SessionPayload): void {
  payloads.set(`${baseURL} ${email}`, Promise.resolve(payload));
}

/** Signs the page in as a demo account without the form, and opens a path. */
export async function openSignedIn(page: Page, baseURL: string, email: string, at = "/"): Promise<void> {
  const { token, menu_schema: menuSchema, expire_in: expireIn } = await sessionOf(baseURL, email);
  const stored = JSON.stringify({ auth: JSON.stringify({ token, menuSchema, expireIn }) });
  const seed = await page.addInitScript((text) => localStorage.setItem("persist:root", text), stored);
  await page.goto(at);
  await seed.dispose();
  if (at === "/") await page.waitForURL((url) => url.pathname !== "/" && url.pathname !== "/login");
}

/** Fills in and submits the English sign-in form. */
export async function submitSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole("textbox", { name: "Email address", exact: true }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
