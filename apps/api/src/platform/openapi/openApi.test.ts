import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp, type TestApp } from "../../test/buildApp.ts";
import { buildOpenApi } from "./buildOpenApi.ts";
import { readContract } from "./readContract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await buildApp();
});
afterAll(() => app.close());

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
  responses: Record<string, { content?: Record<string, unknown>; $ref?: string }>;
}
const get = (url: string, headers = {}) => app.app.inject({ url, headers });
const paths = async () =>
  (await get("/api/openapi.json")).json().paths as Record<string, Record<string, Operation>>;

describe("the API's description", () => {
  test("names every endpoint that is registered and no other", async () => {
    const described = Object.entries(await paths()).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const registered = app.app.endpoints.map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`,
    );
    expect(described.sort()).toEqual(registered.sort());
  });

  test("describes each upload's parts, each raw answer's media type and how every call succeeds", async () => {
    const described = await paths();
    for (const { path, method, upload, uploadData, raw } of app.app.endpoints) {
      const operation = described[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      if (upload) {
        const schema = operation?.requestBody?.content["multipart/form-data"]?.schema;
        expect(schema?.required, path).toEqual(uploadData ? ["data", "file"] : ["file"]);
      }
      const told = operation?.responses[raw?.length === 0 ? 302 : 200];
      expect(told, path).toBeDefined();
      if (raw?.length !== 0) expect(Object.keys(told?.content ?? {})).toEqual(raw ?? ["application/json"]);
    }
  });

  test("says where a value may be null, and refers to what has a name", async () => {
    const { components } = buildOpenApi(await readContract()) as {
      components: { schemas: Record<string, { properties: Record<string, unknown> }> };
    };
    const { schemas } = components;
    expect(schemas.StoredFile?.properties.id).toEqual({ $ref: "#/components/schemas/Id" });
    const text = JSON.stringify(schemas);
    expect(text).toContain('"type":"null"');
    expect(text).not.toContain("nullable");
  });

  test("is made once, compressed ahead, and not sent again to anyone who has it", async () => {
    const first = await get("/api/openapi.json");
    const small = await get("/api/openapi.json", { "accept-encoding": "gzip, br" });
    expect(small.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(small.rawPayload).equals(first.rawPayload)).toBe(true);
    expect(small.rawPayload.length).toBeLessThan(100_000);
    const again = await get("/api/openapi.json", { "if-none-match": first.headers.etag });
    expect(again).toMatchObject({ statusCode: 304, body: "" });
  });

  test("is what the page that shows it asks for, and there is no second one", async () => {
    expect((await get("/api/docs")).statusCode).toBe(200);
    const asked = await get("/api/docs/json");
    expect([asked.statusCode, asked.headers.location]).toEqual([308, "/api/openapi.json"]);
    expect((await get("/api/docs/yaml")).statusCode).toBe(404);
  });
});
