import type { Endpoint } from "@vaardig/contract/endpoint";
import { failure } from "@vaardig/contract/envelope";
import type { ApiError } from "./apiError.ts";
import { type CallInput, requestOf } from "./requestOf.ts";

/** Returns the file name of a Content-Disposition header; the encoded one when both exist. */
export function fileNameOf(disposition: string | null, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? "")?.[1] ?? otherwise;
}

/** Saves a blob as a file on the reader's device. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after the click; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a file with the session's token; returns the error when the call fails, otherwise null. */
export async function download(
  endpoint: Endpoint,
  input: CallInput,
  session: { token: string | null; language: string },
): Promise<ApiError | null> {
  const { url, init } = requestOf(endpoint, input, session);
  const response = await fetch(url, init).catch(() => null);
  if (!response) return { status: 0, code: "network", message: "" };
  if (!response.ok) {
    const told = failure.safeParse(await response.json().catch(() => null)).data;
    return { status: response.status, code: told?.code ?? "unreadable_answer", message: told?.message ?? "" };
  }
  const name = fileNameOf(response.headers.get("content-disposition"), endpoint.path.split("/").at(-1) ?? "");
  saveBlob(await response.blob(), name);
  return null;
}
