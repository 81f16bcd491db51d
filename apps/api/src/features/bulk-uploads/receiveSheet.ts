import { LIMITS } from "@vaardig/contract/limits";
import type { FastifyRequest } from "fastify";
import { receiveFile } from "../../platform/files/receiveFile.ts";
import { AppError } from "../../platform/http/appError.ts";
import { sheetKind } from "../../platform/spreadsheets/sheetKind.ts";
import { UnreadableSheetError } from "../../platform/spreadsheets/unreadableSheetError.ts";

/** Receives a spreadsheet, checking only its size and first bytes. Throws `file_*` codes. */
export async function receiveSheet(request: FastifyRequest): Promise<{ name: string; bytes: Uint8Array }> {
  const file = await receiveFile(request, LIMITS.bulkUploadBytes);
  try {
    sheetKind(file.bytes);
    return file;
  } catch (error) {
    if (error instanceof UnreadableSheetError) throw new AppError(`file_${error.reason}`, { cause: error });
    throw error;
  }
}
