import { describe, expect, it } from "vitest";
import { z } from "zod";
import { responseSerializer } from "./responseSerializer.ts";

const writer = (schema: z.ZodType) =>
  responseSerializer({ schema, method: "GET", url: "/thing", httpStatus: "200" });
const write = (schema: z.ZodType, answer: unknown) => JSON.parse(writer(schema)(answer));

const person = z.object({
  id: z.uuid(),
  role: z.enum(["admin", "staff"]),
  age: z.number().int().nullable(),
  nick: z.string().optional(),
  team: z.object({ name: z.string() }).nullable(),
  can: z.array(z.string()),
});
const known = {
  id: "7ba3e55b-228b-4d3e-8aca-4821194ecd95",
  role: "admin",
  age: null,
  team: { name: "North" },
  can: ["edit"],
};

describe("answers", () => {
  it("hold what their schema names and nothing else, at every depth", () => {
    const schema = z.object({ success: z.literal(true), payload: z.object({ data: z.array(person) }) });
    const given = { ...known, password_hash: "x", team: { name: "North", secret: 1 } };
    const answer = { success: true, payload: { data: [given], more: 1 }, extra: 1 };
    expect(write(schema, answer)).toEqual({ success: true, payload: { data: [known] } });
  });

  it("leave out what is optional and not there, and keep null where it may be", () => {
    expect(write(person, { ...known, nick: undefined, team: null })).toEqual({ ...known, team: null });
    expect(write(person, { ...known, nick: "An" })).toEqual({ ...known, nick: "An" });
  });

  it("let through no more of unions and records", () => {
    const named = z.object({ name: z.string() });
    const other = z.object({ kind: z.literal("b"), n: z.number() });
    const schema = z.object({
      either: z.union([named, other]),
      byKey: z.record(z.string(), named),
      kinds: z.discriminatedUnion("kind", [other, named.extend({ kind: z.literal("a") })]),
    });
    const wide = { name: "x", secret: 1 };
    expect(
      write(schema, { either: wide, byKey: { k: wide }, kinds: { kind: "b", n: 1, secret: 1 } }),
    ).toEqual({
      either: { name: "x" },
      byKey: { k: { name: "x" } },
      kinds: { kind: "b", n: 1 },
    });
  });

  it("follow a schema that holds itself", () => {
    const node = z.object({
      name: z.string(),
      get below() {
        return z.array(node);
      },
    });
    const tree = { name: "top", below: [{ name: "leaf", below: [] }] };
    const wider = { name: "top", below: [{ name: "leaf", below: [], secret: 1 }] };
    expect(write(node, wider)).toEqual(tree);
  });

  it.each([
    ["a name that is missing", { ...known, id: undefined }],
    ["null where it may not be", { ...known, can: null }],
    ["a value outside the list", { ...known, role: "owner" }],
    ["a number for a text", { ...known, nick: 1 }],
    ["a text for an object", { ...known, team: "North" }],
    ["nothing at all", null],
  ])("are refused with %s", (_, answer) => {
    expect(() => writer(person)(answer)).toThrow("GET /thing answers otherwise than its schema");
  });

  it("are refused with a format that is not the schema's", () => {
    expect(() => writer(person)({ ...known, id: "not an id" })).toThrow("otherwise than its schema");
  });
});
