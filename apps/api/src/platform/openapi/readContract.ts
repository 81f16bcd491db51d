import { readdir } from "node:fs/promises";
import { basename } from "node:path";
import type { Endpoint } from "@vaardig/contract/endpoint";
import { ZodType } from "zod";

const CONTRACT = new URL("../../../../../packages/contract/src/", import.meta.url);

/** The contract's values by their exported names, which the API description uses. */
export interface Contract {
  endpoints: Map<string, Endpoint>;
  schemas: Map<ZodType, string>;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "access" in value
  );
}

/**
 * Reads the whole contract; when two modules export the same name, the second one is prefixed with its
 * module.
 */
export async function readContract(): Promise<Contract> {
  const endpoints = new Map<string, Endpoint>();
  const schemas = new Map<ZodType, string>();
  const taken = new Set<string>();
  const files = (await readdir(CONTRACT, { recursive: true })).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const nameOf = (file: string) => basename(file, ".ts");
  for (const file of files.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    const exported: Record<string, unknown> = await import(new URL(file, CONTRACT).href);
    const module = nameOf(file);
    for (const [name, value] of Object.entries(exported)) {
      if (isEndpoint(value)) endpoints.set(endpoints.has(name) ? module + capital(name) : name, value);
      if (!(value instanceof ZodType) || schemas.has(value)) continue;
      const plain = capital(name);
      const own = taken.has(plain) ? capital(module) + plain : plain;
      taken.add(own);
      schemas.set(value, own);
    }
  }
  return { endpoints, schemas };
}
