import type { Endpoint } from "@vaardig/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/authenticate.ts";

/** The server as routes register themselves on it; `endpoints` holds all that were registered. */
export type App = FastifyInstance & { services: Services; endpoints: Endpoint[] };

declare module "fastify" {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}
