import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import { type $ZodType, encode } from "zod/v4/core";
import { LoggableError } from "../log/loggableError.ts";

/**
 * Serializes responses as JSON with only the fields of their schema; throws when a value does not match it.
 */
export const responseSerializer: FastifySerializerCompiler<$ZodType> = ({ schema, method, url }) => {
  return (answer) => {
    try {
      return JSON.stringify(encode(schema, answer));
    } catch (cause) {
      throw new LoggableError(`${method} ${url} answers otherwise than its schema`, { cause });
    }
  };
};
