import type { Endpoint } from "@vaardig/contract/endpoint";
import { ZodObject, type ZodType } from "zod";
import { PASSWORD_FOR_TESTS } from "./passwordForTests.ts";

/** Values tried for a field, in this order; `undefined` leaves an optional field out. */
const COMMON: readonly unknown[] = [
  undefined,
  "Mechanic",
  "profile_pic",
  PASSWORD_FOR_TESTS,
  "anna@example.com",
  "2030-05-01",
  "2030-05-01T09:00:00.000Z",
  1,
  true,
  ["Mechanic"],
  [],
  {},
  null,
];

/**
 * Returns a value that a schema accepts, from the given ids and the common values; `undefined` when there is
 * none.
 */
function valueFor(schema: ZodType, name: string, idOf: (name: string) => string): unknown {
  const id = idOf(name);
  const tried = [...COMMON.slice(0, 1), id, [id], { user_ids: [id] }, ...COMMON.slice(1)];
  for (const value of tried) if (schema.safeParse(value).success) return value;
  for (const option of optionsOf(schema)) if (schema.safeParse(option).success) return option;
  const inner = objectIn(schema);
  if (!inner) return undefined;
  const object = plausible(inner, idOf);
  return schema.safeParse(object).success ? object : [object];
}

/** Returns the values of an enum or literal schema, also inside wrappers. */
function optionsOf(schema: ZodType): unknown[] {
  const { def } = schema as unknown as { def: { entries?: object; values?: unknown[]; innerType?: ZodType } };
  if (def.innerType) return optionsOf(def.innerType);
  return [...Object.values(def.entries ?? {}), ...(def.values ?? [])];
}

function objectIn(schema: ZodType): ZodObject | undefined {
  if (schema instanceof ZodObject) return schema;
  const { def } = schema as unknown as {
    def: { innerType?: ZodType; element?: ZodType; in?: ZodType; options?: ZodType[] };
  };
  const inner = def.innerType ?? def.element ?? def.in ?? def.options?.[0];
  return inner && objectIn(inner);
}

function plausible(schema: ZodObject, idOf: (name: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const value = valueFor(field as ZodType, name, idOf);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns minimal valid input for an endpoint; `idOf` returns the id for a field. */
export function plausibleInput(endpoint: Endpoint, idOf: (name: string) => string) {
  const part = (schema: ZodType | undefined) => {
    const object = schema && objectIn(schema);
    return object && plausible(object, idOf);
  };
  return {
    path: endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      name === "provider" ? "google" : idOf(name),
    ),
    query: part(endpoint.query) as Record<string, string> | undefined,
    body: part(endpoint.body),
    data: part(endpoint.uploadData),
  };
}
