import { LIMITS } from "@vaardig/contract/limits";
import type { FastifyRequest } from "fastify";
import type { Tx } from "../../platform/db/database.ts";
import { inCompany } from "../../platform/db/database.ts";
import { cleanPicture } from "../../platform/files/cleanPicture.ts";
import { receiveFile } from "../../platform/files/receiveFile.ts";
import { found } from "../../platform/http/appError.ts";
import type { Services, TxServices } from "../../platform/services.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { type CompanyRow, changeLogo, findCompany } from "./company.queries.ts";

interface Whose {
  companyId: string;
  actorId: string;
}

/** Replaces or, with null, removes the logo; a background job deletes the earlier file. */
export async function setLogo(
  tx: Tx,
  services: Pick<TxServices, "jobs">,
  { companyId, actorId }: Whose,
  key: string | null,
): Promise<CompanyRow> {
  const before = found(await findCompany(tx, companyId));
  const row = found(await changeLogo(tx, companyId, key));
  if (before.logoKey) await services.jobs.add(tx, "remove_file", { key: before.logoKey });
  if (before.logoKey !== key)
    await recordEvent(tx, { companyId, actorId, kind: "company.changed", data: { fields: ["logo"] } });
  return row;
}

/**
 * Receives a picture and stores it as the logo; `present` builds the response in the same transaction and may
 * throw.
 */
export async function receiveLogo<T>(
  services: Services,
  request: FastifyRequest,
  whose: Whose,
  present: (tx: Tx, row: CompanyRow) => Promise<T>,
): Promise<T> {
  const { bytes } = await receiveFile(request, LIMITS.pictureBytes);
  const key = await services.files.put(whose.companyId, await cleanPicture(bytes, "whole"));
  try {
    return await inCompany(services.db, whose.companyId, async (tx) =>
      present(tx, await setLogo(tx, services, whose, key)),
    );
  } catch (error) {
    // A file that no row refers to would stay forever.
    await services.files.remove(key);
    throw error;
  }
}
