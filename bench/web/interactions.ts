import type { Browser, Page } from "playwright-core";
import { median, print } from "../lib/reportResult.ts";
import type { SeededBoard } from "./board.ts";
import { seedSession } from "./seedSession.ts";
import { watchVitals } from "./vitals.ts";

/** Several rounds, so that other programs do not distort the result. */
const ROUNDS = 5;
const KEY_MS = 60;
/** Milliseconds until what a page loads after its first rows is there. */
const LOADED_MS = 1_000;

interface Part {
  who: "session" | "hr";
  /** Opens the part; not measured. */
  open: (page: Page, url: string, vacancyId: string) => Promise<void>;
  /** What someone does there; each click and key is an interaction. */
  use: (page: Page) => Promise<void>;
}

const openBoard: Part["open"] = async (page, url, vacancyId) => {
  await page.goto(`${url}/recruitment-manager/recruiting/jobs/${vacancyId}/pipeline`);
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .waitFor();
};
const openList: Part["open"] = async (page, url) => {
  await page.goto(`${url}/hr-manager/employees/employee-list`);
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .waitFor();
};
const card = (page: Page) => page.locator("[data-card] > [role=button]");

/** Frequent screens and pieces of a company of 10,000 people. */
const PARTS: Record<string, Part> = {
  board: {
    who: "session",
    open: openBoard,
    use: async (page) => {
      await card(page).nth(2).focus();
      for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
      await page.keyboard.press("m");
      await page.getByRole("menu").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("menu").waitFor({ state: "detached" });
      await page
        .getByRole("checkbox", { name: /^Select / })
        .nth(3)
        .click();
    },
  },
  sheet: {
    who: "session",
    open: openBoard,
    use: async (page) => {
      await card(page).nth(2).click();
      await page.getByRole("dialog").waitFor();
      await page.getByRole("dialog").getByRole("heading").nth(1).waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
  },
  list: {
    who: "hr",
    open: openList,
    use: async (page) => {
      for (const key of ["j", "j", "k", "x"]) await page.keyboard.press(key, { delay: KEY_MS });
      const field = page.getByRole("textbox", { name: "Name, skill, position or email" });
      await field.pressSequentially("anna", { delay: KEY_MS });
      await page.getByRole("button", { name: "Next page" }).click();
    },
  },
  palette: {
    who: "hr",
    open: openList,
    use: async (page) => {
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("dialog").getByRole("combobox").pressSequentially("anna name", { delay: KEY_MS });
      await page.getByRole("option", { name: /Anna/ }).first().waitFor();
      for (const key of ["ArrowDown", "ArrowDown", "Escape"])
        await page.keyboard.press(key, { delay: KEY_MS });
    },
  },
};

/** Returns the slowest interaction of each part in milliseconds, as the median of several rounds. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  { vacancyId, ...sessions }: SeededBoard,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
  const slowest: Record<string, number> = {};
  for (const [name, part] of Object.entries(PARTS)) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage();
      const told = await watchVitals(page);
      await seedSession(page, sessions[part.who]);
      await part.open(page, url, vacancyId);
      await page.waitForTimeout(LOADED_MS);
      await part.use(page);
      rounds.push((await told()).slowest);
      await page.close();
    }
    print(`${name}: ${rounds.join(", ")} ms`);
    slowest[name] = median(rounds);
  }
  await context.close();
  return slowest;
}
