import AxeBuilder from "@axe-core/playwright";
import { chromium } from "@playwright/test";
import { signedIn } from "./support/signIn.ts";

const base = "http://127.0.0.1:3472";
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const only = process.argv[2];
const screens: [string, string, string, string][] = [
  [
    "company",
    "admin@noordlicht.example",
    "/admin/settings/company-profile",
    "/admin/instellingen/bedrijfsprofiel",
  ],
  [
    "first",
    "admin@havenzorg.example",
    "/admin/settings/company-profile",
    "/admin/instellingen/bedrijfsprofiel",
  ],
  [
    "people",
    "admin@noordlicht.example",
    "/admin/settings/employee-role",
    "/admin/instellingen/medewerkersrol",
  ],
  [
    "access",
    "admin@noordlicht.example",
    "/admin/settings/employee-role?tab=access",
    "/admin/instellingen/medewerkersrol?tab=access",
  ],
  ["outbox", "admin@noordlicht.example", "/admin/settings/outbox", "/admin/instellingen/postvak-uit"],
  ["companies", "staff@vaardig.example", "/staff/companies/overview", "/staff/bedrijven/overzicht"],
];
const looks = {
  wide: {},
  "wide-nl-dark": { language: "nl", dark: true },
  phone: { phone: true },
  "phone-nl-dark": { language: "nl", dark: true, phone: true },
} as const;
for (const [name, email, en, nl] of screens) {
  if (only && only !== name) continue;
  for (const [look, options] of Object.entries(looks)) {
    const page = await signedIn(browser, base, email, options);
    page.on("console", (m) => m.type() === "error" && console.log(name, look, m.text()));
    page.on("pageerror", (e) => console.log(name, look, e.message));
    await page.goto("language" in options ? nl : en);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/web4/shots/${name}-${look}.png`, fullPage: true });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    for (const v of violations)
      console.log(
        name,
        look,
        v.id,
        v.nodes
          .slice(0, 3)
          .map((n) => n.target.join(" ") + " " + n.failureSummary)
          .join(" | "),
      );
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) console.log(name, look, "overflow", over);
    await page.context().close();
  }
}
await browser.close();
