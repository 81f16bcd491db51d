import { expect } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { button } from "../support/locators.ts";
import { opened } from "../support/opened.ts";
import { sessionOf } from "../support/signIn.ts";

const HR = "hr@havenzorg.example";
const MANAGER = "manager@havenzorg.example";

journey("two people who change a profile at once see both versions", async ({ enter }) => {
  const mine = await opened(enter, HR, "/hr-manager/personal/profile");
  const other = await opened(enter, HR, "/hr-manager/personal/profile");
  for (const page of [mine, other]) await button(page, "Edit introduction").click();
  await other.getByLabel("Headline").fill("Their headline");
  await other.getByLabel("Location").fill("Zwolle");
  await button(other, "Save").click();
  await expect(other.getByText("Profile saved")).toBeVisible();
  await mine.getByLabel("Headline").fill("My headline");
  await button(mine, "Save").click();
  const dialog = mine.getByRole("dialog", { name: "Somebody else changed this profile at the same time" });
  await expect(dialog.getByText("Their headline")).toBeVisible();
  await expect(dialog.getByText("My headline")).toBeVisible();
  await expectAccessible(mine);
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(mine.getByText("Profile saved")).toBeVisible();
  await expect(mine.getByText("My headline")).toBeVisible();
  await expect(mine.getByText("Zwolle")).toBeVisible();
});

journey("a note that was changed on another page shows both versions", async ({ enter, server }) => {
  const { token } = await sessionOf(server, MANAGER);
  const { data } = await callApi<{ data: { id: string }[] }>(server, "/employee?size=50", { token });
  const id = data.at(-1)?.id;
  const title = `Growth ${Date.now().toString(36)}`;
  const body = { user_id: id, title, description: "Wants to lead a team." };
  await callApi(server, "/candidate_notes", { method: "POST", token, body });
  const path = `/manager/employees/${id}/activities`;
  const mine = await opened(enter, MANAGER, path);
  const other = await opened(enter, MANAGER, path);
  for (const page of [mine, other]) await button(page, `Edit ${title}`).click();
  await other.getByLabel("Title").fill(`${title}, theirs`);
  await button(other, "Save note").click();
  await expect(button(other, `Edit ${title}, theirs`)).toBeVisible();
  await mine.getByLabel("Title").fill(`${title}, mine`);
  await button(mine, "Save note").click();
  const both = mine.getByRole("dialog", { name: "This note was changed in the meantime" });
  await expect(both.getByText(`${title}, theirs`)).toBeVisible();
  await expect(both.getByText(`${title}, mine`)).toBeVisible();
  await expectAccessible(mine);
  await both.getByRole("button", { name: "Keep mine" }).click();
  await expect(button(mine, `Edit ${title}, mine`)).toBeVisible();
});
