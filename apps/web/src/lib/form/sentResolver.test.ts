import { expect, test } from "vitest";
import { z } from "zod";
import { sentResolver } from "./sentResolver.ts";

const resolver = sentResolver(
  z.object({ name: z.string().trim().min(1), hours: z.number().max(40) }),
  ({ name, hours }: { name: string; hours: string }) => ({ name, hours: Number(hours) }),
);
const check = (values: { name: string; hours: string }) =>
  resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test("a form is checked as it is sent, and submits what the contract makes of it", async () => {
  expect(await check({ name: " Anna ", hours: "32" })).toEqual({
    values: { name: "Anna", hours: 32 },
    errors: {},
  });
});

test("what does not hold is reported at its field, and nothing is submitted", async () => {
  const { values, errors } = await check({ name: "", hours: "41" });
  expect(values).toEqual({});
  expect(Object.keys(errors)).toEqual(["name", "hours"]);
});
