import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { callApi } from "../support/callApi.ts";
import { journey } from "../support/journey.ts";
import { goTo, openPageAs } from "../support/openPageAs.ts";
import { sessionOf } from "../support/signIn.ts";

const MANAGER = "manager@noordlicht.example";
const EMPLOYEE = "employee@noordlicht.example";

interface Goals {
  data: { id: string; name: string }[];
}

test.describe("notifications", () => {
  journey(
    "a comment arrives in all windows, leads to its goal and is read by keyboard",
    async ({ enter, server }) => {
      const page = await openPageAs(enter, EMPLOYEE, "/employee/dashboard");
      const other = await openPageAs(enter, EMPLOYEE, "/employee/personal/profile");
      const { token } = await sessionOf(server, EMPLOYEE);
      const goals = await callApi<Goals>(server, "/goals/", { token });
      const goal = goals.data[0];
      await callApi(server, "/notifications/read_all", { method: "POST", token, body: {} });
      const bell = page.getByRole("button", { name: "Notifications", exact: true });
      await expect(bell).toBeVisible();

      const manager = await sessionOf(server, MANAGER);
      const body = { goal_id: goal?.id, text: "Well on your way" };
      await callApi(server, "/goals/comments", { method: "POST", token: manager.token, body });
      const unread = { name: "Notifications, 1 unread" };
      await expect(page.getByRole("button", unread)).toBeVisible();
      await expect(other.getByRole("button", unread)).toBeVisible();

      await page.getByRole("button", unread).press("Enter");
      const panel = page.getByRole("dialog", { name: "Notifications" });
      await expect(panel.getByText(/commented on the goal/).first()).toBeVisible();
      await expectAccessible(page);
      await panel.getByRole("link", { name: /^Unread: .*commented on the goal/ }).press("Enter");
      await expect(page).toHaveURL(/\/goal-details\//);
      await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
      await expect(other.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

      await goTo(page, "/employee/meldingen");
      await expectAccessible(page);
      await goTo(page, "/employee/account/notifications");
      const kind = page.getByRole("group", { name: "Someone comments on a goal" });
      await kind.getByRole("switch").click();
      await page.reload();
      await expect(kind.getByRole("switch")).not.toBeChecked();
      await expectAccessible(page);
      await kind.getByRole("switch").click();
    },
  );
});
