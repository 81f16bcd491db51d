import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { SessionPayload } from "@vaardig/contract/session";
import { botCheckToken } from "../../apps/api/src/test/solveBotCheck.ts";

export const PASSWORD = "Welcome-2026!";

const payloads = new Map<string, Promise<SessionPayload>>();

async function json(url: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function signInByApi(baseURL: string, email: string): Promise<SessionPayload> {
  const token = await botCheckToken((path) => json(`${baseURL}/api${path}`));
  const body = JSON.stringify({ email, password: PASSWORD, token });
  const headers = { "content-type": "application/json" };
  const answer = (await json(`${baseURL}/api/auth/login`, { method: "POST", headers, body })) as {
    payload: SessionPayload;
  };
  return answer.payload;
}

/** A session of a demo account; one per account and worker. */
export function sessionOf(baseURL: string, email: string): Promise<SessionPayload> {
  const key = `${baseURL} ${email}`;
  const known = payloads.get(key) ?? signInByApi(baseURL, email);
  payloads.set(key, known);
  return known;
}

export interface Look {
  language?: "en" | "nl";
  dark?: boolean;
  phone?: boolean;
}

/** A page in a context of its own, signed in as a demo account and opened at the role's home. */
export async function signedIn(
  browser: Browser,
  baseURL: string,
  email: string,
  look: Look = {},
): Promise<Page> {
  const { token, menu_schema: menuSchema, expire_in: expireIn } = await sessionOf(baseURL, email);
  const page = await openPage(browser, baseURL, look);
  const stored = JSON.stringify({ auth: JSON.stringify({ token, menuSchema, expireIn }) });
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("persist:root", text);
    sessionStorage.setItem("seeded", "yes");
  }, stored);
  await page.goto("/");
  await page.waitForURL((url) => url.pathname !== "/" && url.pathname !== "/login");
  return page;
}

/** A page without a session, in the look asked for. */
export async function openPage(browser: Browser, baseURL: string, look: Look = {}): Promise<Page> {
  const options: BrowserContextOptions = {
    baseURL,
    colorScheme: look.dark ? "dark" : "light",
    viewport: look.phone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    locale: look.language === "nl" ? "nl-NL" : "en-GB",
    reducedMotion: "reduce",
  };
  const context = await browser.newContext(options);
  await context.addCookies([{ name: "i18next", value: look.language ?? "en", url: baseURL }]);
  return context.newPage();
}
