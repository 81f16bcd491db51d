import { expect, test } from "vitest";
import { issueMessage } from "./translate.ts";

test.each([
  ["en", "The job pays at least € 4,100 per month"],
  ["nl", "De vacature biedt minstens € 4.100 per maand"],
] as const)("a number in a message is written as in %s", (language, text) => {
  expect(issueMessage("offer_salary_below|min=4100", language)).toBe(text);
});

test("a text in a message stays as it is", () => {
  expect(issueMessage("mail_no_address|names=4100", "en")).toBe("No address: 4100");
});
