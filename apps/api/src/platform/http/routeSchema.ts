import type { Endpoint } from "@vaardig/contract/endpoint";
import { success } from "@vaardig/contract/envelope";
import type { FastifySchema } from "fastify";

/** Fastify schema of an endpoint: checks requests and filters answers. */
export function routeSchema({ params, query, body, raw, payload }: Endpoint): FastifySchema {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!raw && { response: { 200: success(payload) } }),
  };
}
