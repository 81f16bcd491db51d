import { expect } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { journey } from "../support/journey.ts";
import { button, title } from "../support/locators.ts";

const NAME = "Crane operator W4";

journey(
  "a certificate with its scan is confirmed by HR and stands in the list of what expires",
  async ({ enter }) => {
    const page = await enter("employee@havenzorg.example", { at: "/employee/personal/profile" });
    await button(page, "Add certificate").click();
    const sheet = page.getByRole("dialog", { name: "Add certificate" });
    await sheet.getByLabel("Name").fill(NAME);
    await sheet.getByLabel("Number").fill("W4-77");
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await sheet.getByLabel("Expires on").fill(soon);
    const picture = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    await sheet
      .locator("input[type=file]")
      .setInputFiles({ name: "w4.png", mimeType: "image/png", buffer: picture });
    await expect(sheet.getByText("w4.png")).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Save certificate" }).click();
    await expect(page.getByRole("link", { name: `Download the scan of ${NAME}` })).toBeVisible();

    const list = await enter("hr@havenzorg.example", {
      at: "/hr-manager/employees/certificates?search=W4-77",
    });
    await expect(title(list, "Certificates")).toBeVisible();
    await list.getByRole("button", { name: `Confirm ${NAME}` }).click();
    await expect(list.getByText(/^Confirmed by/)).toBeVisible();
    await expectAccessible(list);
    const saved = list.waitForEvent("download");
    await button(list, "Export").click();
    await list.getByRole("menuitem", { name: "CSV" }).click();
    expect((await saved).suggestedFilename()).toBe("certificates.csv");
  },
);
