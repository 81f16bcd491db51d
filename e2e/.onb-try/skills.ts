import { BASE, call, check, launch, open } from "./lib.ts";

const E = "employee@noordlicht.example";
const b = await launch();
const page = await open(b, E, {}, "/employee/personal/my-skills");
await page.getByRole("heading", { name: /Want to learn/ }).waitFor();
console.log(page.url());
await page.waitForTimeout(600);
await check(page, "s1-en");
await page.screenshot({ path: "/tmp/webonb/shots/s1-en-top.png" });
const change = page.getByRole("button", { name: /^Change the level of SQL/ });
await change.click();
await page.waitForTimeout(400);
await page.screenshot({ path: "/tmp/webonb/shots/s1-edit.png" });
await page.getByRole("radio", { name: "Expert" }).first().check();
await page.getByRole("button", { name: "Save level" }).click();
await page.waitForTimeout(500);
await page.screenshot({ path: "/tmp/webonb/shots/s1-saved.png" });
await page.getByRole("button", { name: "Undo" }).click();
await page.waitForTimeout(600);
await page.getByRole("button", { name: "Remove SQL" }).click();
await page.waitForTimeout(300);
console.log("removed:", await page.getByRole("button", { name: "Remove SQL" }).count());
await page.getByRole("button", { name: "Undo" }).click();
await page.waitForTimeout(700);
console.log("undone:", await page.getByRole("button", { name: "Remove SQL" }).count());
await page.getByRole("button", { name: "Add skill" }).click();
await page.waitForTimeout(400);
await page.getByRole("dialog").getByLabel("Skill", { exact: true }).fill("kuber");
await page.waitForTimeout(700);
await page.screenshot({ path: "/tmp/webonb/shots/s1-sheet-search.png" });
await page.keyboard.press("Enter");
await page.waitForTimeout(300);
await page.getByRole("dialog").getByRole("radio", { name: "Advanced" }).check();
await check(page, "s1-sheet", false);
await page
  .getByRole("dialog")
  .getByRole("button", { name: /^Add Kuber/ })
  .click();
await page.waitForTimeout(700);
await page.screenshot({ path: "/tmp/webonb/shots/s1-sheet-added.png" });
await page.getByRole("button", { name: "Undo" }).click();
await page.waitForTimeout(400);
await page.keyboard.press("Escape");
await page.waitForTimeout(400);
await page
  .getByRole("button", { name: /to your wishlist$/ })
  .first()
  .click();
await page.waitForTimeout(500);
await page
  .getByRole("button", { name: /^I have this now/ })
  .first()
  .click();
await page.waitForTimeout(500);
await check(page, "s1-have", false);
await page.keyboard.press("Escape");
await page.waitForTimeout(400);
await page.getByLabel("Filter your skills").fill("data");
await page.waitForTimeout(600);
await check(page, "s1-filter", false);
await page.goto(BASE + "/employee/personal/my-skills/job-requirements");
await page.waitForTimeout(900);
await check(page, "r1-en");
for (const [n, l] of [
  ["360-dark-nl", { phone: true, dark: true, nl: true }],
  ["360", { phone: true }],
  ["dark-nl", { dark: true, nl: true }],
] as const) {
  const p = await open(b, E, l, "/employee/personal/my-skills/your-skills");
  await p.waitForTimeout(1300);
  await check(p, "s1-" + n);
  await p.screenshot({ path: `/tmp/webonb/shots/s1-${n}-top.png` });
  await p.goto(BASE + "/employee/personal/my-skills/job-requirements");
  await p.waitForTimeout(1000);
  await check(p, "r1-" + n);
  await p.context().close();
}
const ext = await open(b, "new@noordlicht.example", {}, "/employee/personal/my-skills/your-skills");
await ext.waitForTimeout(1200);
await check(ext, "s0-empty");
await ext.goto(BASE + "/employee/personal/my-skills/job-requirements");
await ext.waitForTimeout(1000);
await check(ext, "r0-new");
await b.close();
