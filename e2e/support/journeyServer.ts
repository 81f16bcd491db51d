import { copyFilledDemo, fillDemo } from "./filledDemo.ts";

// Runs the server of the journeys on a copy of a demo that is filled once, and copied again for the servers
// that deliver emails. The server takes over this process, and thereby the signal that stops it.
const { DATA_DIR = "", PORT } = process.env;
await fillDemo(DATA_DIR, Number(PORT) + 9);
await copyFilledDemo(DATA_DIR, DATA_DIR);
await import(new URL("../../apps/api/src/server.ts", import.meta.url).href);
