import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import { type $ZodType, type $ZodTypes, encode } from "zod/v4/core";
import { LoggableError } from "../log/loggableError.ts";

/** Takes from a value what a schema names; throws when the value is of another kind. */
type Pick = (value: unknown) => unknown;

function refuse(): never {
  throw new TypeError("the answer is not what its schema says");
}

const text: Pick = (value) => (typeof value === "string" ? value : refuse());
const number: Pick = (value) => (typeof value === "number" ? value : refuse());
const truth: Pick = (value) => (typeof value === "boolean" ? value : refuse());

function oneOf(values: readonly unknown[]): Pick {
  const known = new Set(values);
  return (value) => (known.has(value) ? value : refuse());
}

/** An object literal with all names written out, compiled: one that grows name by name costs several times as much. */
function pickObject(shape: Readonly<Record<string, $ZodType>>): Pick {
  const picks = Object.values(shape).map(pickOf);
  const taken = picks.map((_, at) => `p${at} = picks[${at}]`).join(", ");
  const fields = Object.keys(shape).map((name, at) => {
    const key = JSON.stringify(name);
    return `${key}: p${at}(value[${key}])`;
  });
  const write = `(value) => typeof value === "object" && value !== null ? { ${fields.join(", ")} } : refuse()`;
  const source = picks.length > 0 ? `const ${taken}; return ${write};` : `return ${write};`;
  return new Function("picks", "refuse", source)(picks, refuse) as Pick;
}

const made = new WeakMap<$ZodType, Pick>();

/** How to take a schema's part of a value: made once, and for a schema that holds itself found when it is asked. */
function pickOf(schema: $ZodType): Pick {
  const known = made.get(schema);
  if (known) return known;
  made.set(schema, (value) => pickOf(schema)(value));
  const pick = makePick(schema);
  made.set(schema, pick);
  return pick;
}

/** What is rare in answers is left to Zod itself. */
function makePick(schema: $ZodType): Pick {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return text;
    case "number":
      return number;
    case "boolean":
      return truth;
    case "literal":
      return oneOf(def.values);
    case "enum":
      return oneOf(Object.values(def.entries));
    case "nullable": {
      const inner = pickOf(def.innerType);
      return (value) => (value === null ? null : inner(value));
    }
    case "optional": {
      const inner = pickOf(def.innerType);
      return (value) => (value === undefined ? undefined : inner(value));
    }
    case "array": {
      const item = pickOf(def.element);
      return (value) => (Array.isArray(value) ? value.map((one) => item(one)) : refuse());
    }
    case "object":
      if (!def.catchall && !def.checks?.length) return pickObject(def.shape);
  }
  return (value) => encode(schema, value);
}

/**
 * Writes answers as JSON with nothing that their schema does not name. `checked` also holds each value to all that its
 * schema asks (formats, limits), as tests do; a running server pays for it on every read and could only answer 500.
 */
export function answerWriter(checked: boolean): FastifySerializerCompiler<$ZodType> {
  return ({ schema, method, url }) => {
    const pick = pickOf(schema);
    return (answer) => {
      try {
        if (checked) encode(schema, answer);
        return JSON.stringify(pick(answer));
      } catch (cause) {
        throw new LoggableError(`${method} ${url} answers otherwise than its schema`, { cause });
      }
    };
  };
}
