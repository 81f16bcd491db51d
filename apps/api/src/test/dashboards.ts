import type { Figure, FirstStep, Todo } from "@vaardig/contract/dashboard/dashboard";
import { expect } from "vitest";
import type { TestApp } from "./buildApp.ts";
import type { TestUser } from "./factories.ts";

export interface Dashboard {
  todo: Todo[];
  figures: Figure[];
  hiring: Figure[];
  first_steps: FirstStep[];
}

/** What a person reads on the dashboard. */
export async function dashboardFor(app: TestApp, user: TestUser): Promise<Dashboard> {
  const { status, body } = await app.as(user).get("/dashboard");
  expect(status).toBe(200);
  return body.payload as Dashboard;
}

/** Key → count of what there is to do. */
export const counts = ({ todo }: Dashboard) => Object.fromEntries(todo.map(({ key, count }) => [key, count]));
/** Which figures are shown, in order. */
export const keys = ({ figures }: Dashboard) => figures.map(({ key }) => key);
