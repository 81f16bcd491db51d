import type { FastifySerializerCompiler } from "fastify/types/schema.js";
import { type $ZodType, encode } from "zod/v4/core";
import { LoggableError } from "../log/loggableError.ts";

/** Writes answers as JSON with nothing that their schema does not name; throws where a value is not what it says. */
export const responseSerializer: FastifySerializerCompiler<$ZodType> = ({ schema, method, url }) => {
  return (answer) => {
    try {
      return JSON.stringify(encode(schema, answer));
    } catch (cause) {
      throw new LoggableError(`${method} ${url} answers otherwise than its schema`, { cause });
    }
  };
};
