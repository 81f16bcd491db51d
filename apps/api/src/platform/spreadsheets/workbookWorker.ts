import { parentPort, workerData } from "node:worker_threads";
import { buildWorkbook } from "./buildWorkbook.ts";

if (parentPort && Array.isArray(workerData)) parentPort.postMessage(await buildWorkbook(workerData));
