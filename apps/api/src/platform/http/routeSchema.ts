import type { Endpoint } from "@vaardig/contract/endpoint";
import { success } from "@vaardig/contract/envelope";
import type { FastifySchema } from "fastify";

/** Returns the Fastify schema of an endpoint, which validates requests and filters responses. */
export function routeSchema({ params, query, body, raw, payload }: Endpoint): FastifySchema {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!raw && { response: { 200: success(payload) } }),
  };
}
