import { expect, it } from "vitest";
import { z } from "zod";
import { readContract } from "../platform/openapi/readContract.ts";

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  enum?: string[];
}

/** Every `can` of a payload, however deep, with what it may hold. */
function actsIn({ properties = {}, items, anyOf = [] }: Shape): (string[] | undefined)[] {
  const own = properties.can ? [properties.can.items?.enum] : [];
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...own, ...inner.flatMap(actsIn)];
}

it("names the acts of every record that says what can be done with it", async () => {
  const { endpoints } = await readContract();
  const found = [...endpoints.values()].flatMap(({ method, path, payload }) =>
    payload
      ? actsIn(z.toJSONSchema(payload, { unrepresentable: "any", io: "output" }) as Shape).map(
          (acts) => [`${method} ${path}`, acts] as const,
        )
      : [],
  );
  expect(found.length).toBeGreaterThan(80);
  expect(found.filter(([, acts]) => !acts?.length).map(([name]) => name)).toEqual([]);
});
