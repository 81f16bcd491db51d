import { parentPort } from "node:worker_threads";
import { drawInvoice, type InvoiceDocument } from "./drawInvoice.ts";

parentPort?.on("message", async ({ id, document }: { id: number; document: InvoiceDocument }) => {
  try {
    parentPort?.postMessage({ id, bytes: await drawInvoice(document) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
