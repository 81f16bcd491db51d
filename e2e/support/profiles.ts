import type { Locator, Page } from "@playwright/test";
import { callApi } from "./callApi.ts";
import { sessionOf } from "./signIn.ts";

export const EMPLOYEE = "employee@havenzorg.example";
export const MANAGER = "manager@havenzorg.example";
export const OWN_PROFILE = "/employee/personal/profile";

interface Listed {
  id: string;
  name: string;
  email: string;
}

/** Returns a person of the manager's line without a demo account. */
export async function findReport(server: string): Promise<Listed> {
  const { token } = await sessionOf(server, MANAGER);
  const { data } = await callApi<{ data: Listed[] }>(server, "/employee?size=50", { token });
  const report = data.find(({ email }) => !/^(employee|manager|hr|admin|recruiter)@/.test(email));
  if (!report) throw new Error("the manager's line is empty");
  return report;
}

/** Returns a section of a profile. */
export const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
/** Returns a side sheet by its title. */
export const sheet = (page: Page, name: string): Locator => page.getByRole("dialog", { name, exact: true });
