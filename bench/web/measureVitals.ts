import type { Browser, Page } from "playwright-core";
import { median, print } from "../lib/reportResult.ts";
import { type Stored, seedSession } from "./seedSession.ts";
import { type Vitals, watchVitals } from "./vitals.ts";

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
/** Several rounds, so that other programs do not distort the result. */
const ROUNDS = 5;
const KEY_MS = 30;
/** Milliseconds until a page is there; its network is never idle, because the live stream stays open. */
const LOADED_MS = 1_000;

/** Opens sign-in, types, shows the password, and submits invalid credentials. */
async function useLogin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`, { waitUntil: "networkidle" });
  await page.getByText("Verified that you are human").waitFor();
  await page.getByRole("textbox", { name: "Email address" }).pressSequentially("nobody", { delay: KEY_MS });
  await page.getByRole("button", { name: "Show password" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").first().waitFor();
}

/** Opens an employee's own skills, filters them, and switches to the other tab. */
async function useSkills(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/employee/personal/my-skills/your-skills`);
  await page.getByRole("textbox", { name: "Filter your skills" }).pressSequentially("an", { delay: KEY_MS });
  await page.getByRole("link", { name: "Job requirements" }).click();
  await page.waitForTimeout(LOADED_MS);
}

/**
 * Returns layout shift and slowest interaction: the median of several rounds, the worse of two viewport
 * sizes.
 */
export async function measureVitals(browser: Browser, url: string, session?: Stored): Promise<Vitals> {
  const worst: Vitals = { shift: 0, slowest: 0 };
  for (const viewport of VIEWPORTS) {
    const rounds: Vitals[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ locale: "en-GB", viewport });
      const page = await context.newPage();
      const told = await watchVitals(page);
      if (session) await seedSession(page, session);
      await (session ? useSkills : useLogin)(page, url);
      rounds.push(await told());
      await context.close();
    }
    const shift = median(rounds.map((round) => round.shift));
    const slowest = median(rounds.map((round) => round.slowest));
    print(`${session ? "skills" : "sign-in"} at ${viewport.width} px: ${shift.toFixed(4)}, ${slowest} ms`);
    worst.shift = Math.max(worst.shift, shift);
    worst.slowest = Math.max(worst.slowest, slowest);
  }
  return worst;
}
