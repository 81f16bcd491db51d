import { loadStarter } from "@vaardig/taxonomy/starter/starter";
import { expect, test } from "vitest";
import { NOORDLICHT } from "../data/noordlicht.ts";
import { generateCompany } from "./generateCompany.ts";

const starter = loadStarter();
const skillIds = new Map(starter.skills.map(({ key }) => [key, `id of ${key}`]));
const {
  confirmations: made,
  skills,
  users,
} = generateCompany(NOORDLICHT, { today: "2026-03-02", passwordHash: "hash", starter, skillIds });
const accountOf = (name: string) => users.find(({ email }) => email === `${name}@noordlicht.example`)?.id;

test("requests are open, endorsed and declined, each about a skill that the person states at that level", () => {
  expect(new Set(made.requests.map(({ state }) => state))).toEqual(new Set(["open", "endorsed", "declined"]));
  for (const { userId, responderId, skillId, level } of made.requests) {
    expect(responderId).not.toBe(userId);
    const held = skills.find(
      (one) => one.userId === userId && one.skillId === skillId && one.validTo === null,
    );
    expect(held).toMatchObject({ source: "self", level });
  }
});

test("every endorsement answers a request, by an employee, once a skill and colleague", () => {
  expect(made.endorsements.length).toBeGreaterThan(10);
  const roles = new Map(users.map(({ id, systemRole }) => [id, systemRole]));
  for (const { userId, authorId, skillId, level } of made.endorsements) {
    expect(roles.get(authorId)).toBe("employee");
    const answered = made.requests.filter(
      (one) => one.userId === userId && one.responderId === authorId && one.skillId === skillId,
    );
    expect(answered).toMatchObject([{ state: "endorsed", answeredLevel: level }]);
  }
});

test.each(["employee", "manager"])("the %s who shows the product has requests to answer", (name) => {
  const waiting = made.requests.filter(
    ({ responderId, state }) => responderId === accountOf(name) && state === "open",
  );
  expect(waiting.length).toBeGreaterThan(0);
});
