import type { Browser, CDPSession, Page } from "playwright-core";
import { seedLargeCompany } from "../../apps/api/src/test/seedLargeCompany.ts";
import { openRunningDatabase } from "../lib/openRunningDatabase.ts";
import { median, print } from "../lib/reportResult.ts";
import { postSignIn, solvedCheck } from "../lib/signIn.ts";
import { seedSkills } from "../organization/seedSkills.ts";
import { seedPipeline } from "../pipeline/seedPipeline.ts";
import { type Stored, seedSession } from "./seedSession.ts";
import { watchVitals } from "./vitals.ts";

const APPLICANTS = 5_000;
const PASSWORD = "Welcome-2026!";
/** Number of cards of one column to scroll through. */
const CARDS = 1_000;
/** Pixels per scroll gesture, and its speed in pixels per second. */
const TURN = 6_000;
const SPEED = 5_000;
const MENUS = 7;
/** Frame duration visible as a jerk, in milliseconds. */
const SLOW = 50;

export interface BoardMeasurement {
  /** 95th percentile of the frame duration while scrolling a column, in milliseconds. */
  frame: number;
  /** Milliseconds until a card's menu is visible. */
  menu: number;
}

/** A job with thousands of applicants, and the sessions of its owner, a recruiter, and of an HR manager. */
export interface SeededBoard {
  vacancyId: string;
  session: Stored;
  hr: Stored;
}

/** Seeds a job with applicants, in a company of 10,000 people, in the database of a running server. */
export async function seedBoard(url: string, dataDir: string): Promise<SeededBoard> {
  const pool = await openRunningDatabase(dataDir, 1);
  const { id, adminEmail } = await seedLargeCompany(pool, { roles: APPLICANTS, password: PASSWORD });
  await seedSkills(pool, id);
  const vacancyId = await seedPipeline(pool, id, APPLICANTS);
  await pool.query("update users set system_role = 'moderator' where email = $1", [adminEmail]);
  const hrEmail = adminEmail.replace("admin@", "person1@");
  await pool.query(
    `update users set system_role = 'hr_manager', password_hash = (select password_hash from users where email = $1)
     where email = $2`,
    [adminEmail, hrEmail],
  );
  await pool.end();
  const signIn = async (email: string) => postSignIn<Stored>(url, email, PASSWORD, await solvedCheck(url));
  return { vacancyId, session: await signIn(adminEmail), hr: await signIn(hrEmail) };
}

/** Starts recording frame durations; the returned function reads them. */
async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(window, { frames });
  });
  return () => page.evaluate(() => (window as unknown as { frames: number[] }).frames.splice(0));
}

/** Scrolls a column until the card at the target position is rendered; returns the frame durations. */
async function scrollColumn(page: Page, wheel: CDPSession): Promise<number[]> {
  const column = page.getByRole("region", { name: "Application", exact: true });
  const box = await column.boundingBox();
  if (!box) throw new Error("the column is not seen");
  const told = await watchFrames(page);
  const frames: number[] = [];
  for (let turn = 0; ; turn += 1) {
    await told();
    await wheel.send("Input.synthesizeScrollGesture", {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      yDistance: -TURN,
      speed: SPEED,
      gestureSourceType: "mouse",
    });
    frames.push(...(await told()));
    const places = await column
      .getByRole("listitem")
      .evaluateAll((cards) => cards.map((card) => Number(card.ariaPosInSet)));
    if (Math.max(...places) >= CARDS) {
      print(
        `${CARDS} cards in ${turn + 1} turns of the wheel, ${places.length} of the column drawn at the end`,
      );
      return frames;
    }
    if (turn > CARDS) throw new Error("the column does not go on");
  }
}

/** Opens and closes menus of visible cards; returns the median time until a menu is visible. */
async function openMenus(page: Page, told: () => Promise<{ slowest: number }>): Promise<number> {
  const times: number[] = [];
  const buttons = page.getByRole("button", { name: /^Actions for/ });
  for (let round = 0; round < MENUS; round += 1) {
    await page.evaluate(() =>
      Object.assign((window as unknown as { vitals: object }).vitals, { slowest: 0 }),
    );
    // Skips the cards rendered above the viewport.
    await buttons.nth(5 + (round % 3)).click();
    await page.getByRole("menuitem", { name: "Open", exact: true }).waitFor();
    times.push((await told()).slowest);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
  }
  return median(times);
}

/** Measures a board of thousands of cards: scrolling, and the menu that moves cards. */
export async function measureBoard(
  browser: Browser,
  url: string,
  { vacancyId, session }: SeededBoard,
): Promise<BoardMeasurement> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const told = await watchVitals(page);
  await seedSession(page, session);
  await page.goto(`${url}/recruitment-manager/recruiting/jobs/${vacancyId}/pipeline`);
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .waitFor();
  const frames = await scrollColumn(page, await context.newCDPSession(page));
  const sorted = frames.toSorted((a, b) => a - b);
  const slow = sorted.filter((time) => time > SLOW).length;
  print(
    `${sorted.length} frames, ${slow} slower than ${SLOW} ms, the slowest ${Math.round(sorted.at(-1) ?? 0)} ms`,
  );
  const menu = await openMenus(page, told);
  await context.close();
  return { frame: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, menu };
}
