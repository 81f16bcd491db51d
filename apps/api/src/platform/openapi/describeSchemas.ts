import { type ZodType, z } from "zod";

export type Json = { [key: string]: unknown };
type Side = "input" | "output";

const PREFIX = "#/components/schemas/";
const SIDES = ["input", "output"] as const;

function refsIn(json: unknown): string[] {
  return JSON.stringify(json)
    .split(`"$ref":"${PREFIX}`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('"')));
}

/** Removes the safe range, which is the default of every integer and says nothing. */
function withoutSafeRange({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/**
 * Returns the JSON Schemas of one side by name, for named schemas and `roots`; named schemas are referenced.
 */
function convert(
  named: ReadonlyMap<ZodType, string>,
  roots: readonly ZodType[],
  io: Side,
): Map<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  // Wrapped in an array, because a root may be part of another and has no name to reference.
  roots.forEach((schema, at) => {
    if (!named.has(schema)) registry.add(z.array(schema), { id: `root ${at}` });
  });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: "any",
    uri: (id) => PREFIX + id,
    override: withoutSafeRange,
  });
  return new Map(
    Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...json }]) => [id, json as Json]),
  );
}

/** Returns the names whose JSON differs between input and output, directly or through references. */
function twoSided(taken: Map<string, Json>, given: Map<string, Json>): Set<string> {
  const differ = new Set<string>();
  for (const [id, json] of taken) if (JSON.stringify(json) !== JSON.stringify(given.get(id))) differ.add(id);
  const holders = [...taken].map(([id, json]) => ({ id, refs: refsIn(json) }));
  for (let size = -1; size !== differ.size; ) {
    size = differ.size;
    for (const { id, refs } of holders) if (refs.some((ref) => differ.has(ref))) differ.add(id);
  }
  return differ;
}

/** Describes the schemas of an API, and collects the components that the descriptions reference. */
export class SchemaDescriptions {
  readonly #named: ReadonlyMap<ZodType, string>;
  readonly #roots: Record<Side, Map<ZodType, number>> = { input: new Map(), output: new Map() };
  readonly #json: Record<Side, Map<string, Json>>;
  readonly #differ: Set<string>;

  constructor(named: ReadonlyMap<ZodType, string>, roots: Record<Side, readonly ZodType[]>) {
    this.#named = named;
    for (const side of SIDES) this.#roots[side] = new Map(roots[side].map((schema, at) => [schema, at]));
    this.#json = {
      input: convert(named, [...this.#roots.input.keys()], "input"),
      output: convert(named, [...this.#roots.output.keys()], "output"),
    };
    const ofNames = (side: Side) => new Map([...this.#json[side]].filter(([id]) => !id.startsWith("root ")));
    this.#differ = twoSided(ofNames("input"), ofNames("output"));
  }

  /** Redirects references of input schemas to the input components. */
  #pointed(json: Json, side: Side): Json {
    if (side === "output") return json;
    return JSON.parse(JSON.stringify(json), (key, value) => {
      if (key !== "$ref" || typeof value !== "string") return value;
      return this.#differ.has(value.slice(PREFIX.length)) ? `${value}Input` : value;
    });
  }

  /** Returns the description of a schema: a reference when it has a name. */
  of(schema: ZodType, side: Side): Json {
    const name = this.#named.get(schema);
    if (name !== undefined) return this.#pointed({ $ref: PREFIX + name }, side);
    const at = [...this.#roots[side].keys()].indexOf(schema);
    const { items = {} } = this.#json[side].get(`root ${at}`) ?? {};
    return this.#pointed(items as Json, side);
  }

  /** Returns the full description, even of a named schema. */
  inFull(schema: ZodType, side: Side): Json {
    const name = this.#named.get(schema);
    if (name === undefined) return this.of(schema, side);
    return this.#pointed(this.#json[side].get(name) ?? {}, side);
  }

  /** Returns every component that `document` references, directly or indirectly. */
  componentsFor(document: unknown): Record<string, Json> {
    const found = new Map<string, Json>();
    const open = refsIn(document);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      const own = id.endsWith("Input") ? id.slice(0, -"Input".length) : id;
      const isInput = own !== id && this.#differ.has(own);
      const json = isInput ? this.#json.input.get(own) : this.#json.output.get(id);
      if (!json) continue;
      const component = this.#pointed(json, isInput ? "input" : "output");
      found.set(id, component);
      open.push(...refsIn(component));
    }
    return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
