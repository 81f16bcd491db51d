import type { Endpoint } from "@vaardig/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

/** The server on which routes are registered; `endpoints` lists all of them. */
export type App = FastifyInstance & { services: Services; endpoints: Endpoint[] };
