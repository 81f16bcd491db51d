import type { Language } from "@vaardig/contract/limits";
import { lockRequest, type RequestRow } from "../../domain/skills/confirmations/requests.queries.ts";
import type { Tx } from "../../platform/db/database.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import type { RequestReader } from "./confirmations.present.ts";

interface ReaderContext {
  tx: Tx;
  viewer: Viewer;
  language: Language;
  services: Pick<TxServices, "secrets">;
}

/** Returns the reader of a request, from a call. */
export function readerOf({ tx, viewer, language, services }: ReaderContext): RequestReader {
  return { tx, viewer, language, secrets: services.secrets };
}

/**
 * Returns the request of a command with its row locked until the transaction ends. Throws 404 unless the
 * company has it, 403 unless allowed, 409 when stale.
 */
export async function lockRequestFor(
  { tx, viewer }: Pick<ReaderContext, "tx" | "viewer">,
  isAllowed: (viewer: Viewer, row: RequestRow) => boolean,
  { id, version }: { id: string; version: number },
): Promise<RequestRow> {
  const row = found(await lockRequest(tx, viewer.companyId, id));
  authorize(isAllowed(viewer, row));
  if (row.version !== version) throw new AppError("stale_version");
  return row;
}
