import "@vaardig/contract/issueMessage";
import { expect, test } from "vitest";
import { z } from "zod";
import { typedNumber, typedNumberOrNone } from "./typedNumber.ts";

const hours = typedNumber(z.number().max(40, "availability"));

test("what is typed is the number, with a point or a comma", () => {
  expect(hours.parse(" 12,5 ")).toBe(12.5);
  expect(hours.parse("0")).toBe(0);
  expect(typedNumber(z.number()).parse("8.000")).toBe(8_000);
});

test("nothing typed is nothing given", () => {
  expect(hours.safeParse("").error?.issues[0]?.message).toBe("required");
  expect(typedNumberOrNone(z.number().nullable()).parse(" ")).toBeNull();
});

test("the rule holds, and words are no number", () => {
  expect(hours.safeParse("41").error?.issues[0]?.message).toBe("availability");
  expect(hours.safeParse("many").success).toBe(false);
});
