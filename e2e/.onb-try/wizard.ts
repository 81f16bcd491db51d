import { readFileSync, writeFileSync } from "node:fs";
import { corruptPdf, encryptedPdf } from "../../packages/resume/src/testing/badDocuments.ts";
import { BASE, call, check, launch, open } from "./lib.ts";

const N = "new@noordlicht.example";
await call(N, "/onboarding", "PUT", { step: "languages" });
const b = await launch();
const page = await open(b, N, {}, "/employee/onboarding");
await page.getByRole("heading", { level: 1 }).waitFor();
await check(page, "w1-en");
await page.getByLabel("Add a language").fill("duits");
await page.waitForTimeout(200);
await page.screenshot({ path: "/tmp/webonb/shots/w1-search.png" });
await page.keyboard.press("Escape");
await page.getByLabel("Add a language").fill("ger");
await page.keyboard.press("Enter");
await check(page, "w1-en-two");
await page.getByRole("button", { name: "Save and go on" }).click();
await page.getByRole("heading", { name: /résumé/ }).waitFor();
console.log(
  "focus",
  await page.evaluate(
    () => document.activeElement?.tagName + " " + document.activeElement?.textContent?.slice(0, 40),
  ),
);
await check(page, "w2-en");
const put = async (name: string, bytes: Uint8Array) => {
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(bytes) });
};
await put("broken.pdf", corruptPdf());
await page.getByRole("alert").first().waitFor();
console.log("ERR", await page.getByRole("alert").first().textContent());
await check(page, "w2-corrupt");
await put("locked.pdf", encryptedPdf());
await page.waitForTimeout(1500);
console.log("ERR", await page.getByRole("alert").first().textContent());
await put("x.exe", new Uint8Array(10));
await page.waitForTimeout(200);
console.log("ERR", await page.getByRole("alert").first().textContent());
await put("robin-falcon.pdf", readFileSync("/tmp/webonb/robin-falcon.pdf"));
await page.waitForTimeout(30);
await page.screenshot({ path: "/tmp/webonb/shots/w2-busy.png" });
await page.getByText("robin-falcon.pdf").waitFor();
await check(page, "w2-done");
await page.getByRole("button", { name: "Remove", exact: true }).click();
await page.getByText("Drop your résumé here").waitFor();
await page.getByRole("button", { name: "Undo" }).click();
await page.getByText("robin-falcon.pdf").waitFor();
await page.waitForTimeout(500);
// reload then remove with undo (fetch)
await page.reload();
await page.getByText("robin-falcon.pdf").waitFor();
await page.getByRole("button", { name: "Remove", exact: true }).click();
await page.getByRole("button", { name: "Undo" }).click();
await page.getByText("robin-falcon.pdf").waitFor();
await page.waitForTimeout(700);
await page.getByRole("button", { name: "Go on to skills" }).click();
await page.getByRole("heading", { name: /Which skills/ }).waitFor();
await page.getByText("Suggested from your résumé").first().waitFor();
await check(page, "w3-en", false);
await page.screenshot({ path: "/tmp/webonb/shots/w3-full.png", fullPage: true });
await page.getByRole("button", { name: "Add Python" }).focus();
await page.keyboard.press("Enter");
await page.waitForTimeout(200);
console.log(
  "focus after add:",
  await page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
);
await page.getByRole("button", { name: /Add all \d+ found/ }).click();
await page.getByLabel("Add any skill").fill("onderhandel");
await page.waitForTimeout(700);
await page.screenshot({ path: "/tmp/webonb/shots/w3-search.png" });
await page.keyboard.press("Enter");
await page.waitForTimeout(500);
await check(page, "w3-picked", false);
await page.getByRole("button", { name: "Nederlands" }).click();
await page.waitForTimeout(1200);
await check(page, "w3-nl", false);
await page.reload();
await page.waitForTimeout(1200);
console.log("after reload:", await page.locator("#selection").textContent());
await page.getByRole("button", { name: "English" }).click();
await page.waitForTimeout(700);
await page.getByRole("button", { name: /^Remove SQL/ }).click();
await page.waitForTimeout(300);
console.log("back in place:", await page.locator("h4").allTextContents());
await page
  .getByRole("button", { name: "Interpretive dancing" })
  .click()
  .catch(async () => page.getByRole("button", { name: /Interpretive/ }).click());
await page.waitForTimeout(800);
await page.screenshot({ path: "/tmp/webonb/shots/w3-unlinked.png" });
await page.keyboard.press("Escape");
await page.goBack();
await page.waitForTimeout(600);
console.log("back →", page.url(), await page.locator("h1").textContent());
await page.goForward();
await page.waitForTimeout(600);
console.log("fwd →", page.url(), await page.locator("h1").textContent());
for (const [n, l] of [
  ["w3-360", { phone: true }],
  ["w3-360-dark-nl", { phone: true, dark: true, nl: true }],
  ["w3-dark", { dark: true }],
] as const) {
  const p = await open(b, N, l, "/employee/onboarding?step=skills");
  await p.waitForTimeout(1500);
  await check(p, n, true);
  await p.screenshot({ path: `/tmp/webonb/shots/${n}-top.png` });
  await p.goto(BASE + "/employee/onboarding?step=resume");
  await p.waitForTimeout(900);
  await check(p, n.replace("w3", "w2"));
  await p.goto(BASE + "/employee/onboarding?step=languages");
  await p.waitForTimeout(900);
  await check(p, n.replace("w3", "w1"));
  await p.context().close();
}
if (process.argv[2] === "save") {
  await page.getByRole("button", { name: /^Save \d+ skills and finish/ }).click();
  await page.waitForURL((u) => !u.pathname.includes("onboarding"));
  await page.waitForTimeout(800);
  console.log("home", page.url());
  await check(page, "w4-home", false);
}
await b.close();
