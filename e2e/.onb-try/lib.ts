import AxeBuilder from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright-core";
import { botCheckToken } from "../../apps/api/src/test/solveBotCheck.ts";
export const BASE = "http://127.0.0.1:3462";
const cache = new Map<string, any>();
export async function session(email: string) {
  if (cache.has(email)) return cache.get(email);
  const token = await botCheckToken(async (p) => (await fetch(BASE + "/api" + p)).json());
  const r = await fetch(BASE + "/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Welcome-2026!", token }),
  });
  const p = (await r.json()).payload;
  cache.set(email, p);
  return p;
}
export async function call(email: string, path: string, method = "GET", body?: unknown) {
  const s = await session(email);
  const r = await fetch(BASE + "/api" + path, {
    method,
    headers: { authorization: "Bearer " + s.token, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return r.json();
}
export async function open(
  browser: Browser,
  email: string,
  look: { phone?: boolean; dark?: boolean; nl?: boolean },
  path: string,
): Promise<Page> {
  const s = await session(email);
  const ctx = await browser.newContext({
    viewport: look.phone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    colorScheme: look.dark ? "dark" : "light",
  });
  const page = await ctx.newPage();
  page.on("console", (m) => {
    if (["error", "warning"].includes(m.type())) console.log("CONSOLE", m.text().slice(0, 300));
  });
  page.on("pageerror", (e) => console.log("PAGEERROR", e.message.slice(0, 400)));
  const stored = JSON.stringify({
    auth: JSON.stringify({ token: s.token, menuSchema: s.menu_schema, expireIn: s.expire_in }),
  });
  await page.addInitScript((t) => {
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("persist:root", t);
    sessionStorage.setItem("seeded", "y");
  }, stored);
  await page.goto(BASE + path + (path.includes("?") ? "&" : "?") + "lng=" + (look.nl ? "nl" : "en"));
  return page;
}
export async function check(page: Page, name: string, full = true) {
  await page.waitForTimeout(350);
  await page.screenshot({ path: `/tmp/webonb/shots/${name}.png`, fullPage: full });
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  for (const v of violations)
    console.log(
      "AXE",
      name,
      v.id,
      v.nodes
        .slice(0, 3)
        .map((n) => n.target.join(" ") + " — " + n.failureSummary?.replace(/\n/g, " ").slice(0, 200)),
    );
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (over > 0) console.log("OVERFLOW", name, over);
}
export const launch = () => chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
