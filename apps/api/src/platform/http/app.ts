import type { Endpoint } from "@vaardig/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

/** The server as routes register themselves on it; `endpoints` holds all that were registered. */
export type App = FastifyInstance & { services: Services; endpoints: Endpoint[] };
