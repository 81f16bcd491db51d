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

/** Returns a person's dashboard. */
export async function dashboardFor(app: TestApp, user: TestUser): Promise<Dashboard> {
  const { status, body } = await app.as(user).get("/dashboard");
  expect(status).toBe(200);
  return body.payload as Dashboard;
}

/** Returns the counts of the to-do items by key. */
export const todoCounts = ({ todo }: Dashboard) =>
  Object.fromEntries(todo.map(({ key, count }) => [key, count]));
/** Returns the keys of the figures, in order. */
export const figureKeys = ({ figures }: Dashboard) => figures.map(({ key }) => key);
