import type { Endpoint } from "@vaardig/contract/endpoint";
import { failure } from "@vaardig/contract/envelope";
import type { ApiError } from "./apiError.ts";
import { type CallInput, requestOf } from "./requestOf.ts";

/** Name that the server gives a file: the encoded one where there are two. */
export function fileNameOf(disposition: string | null, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? "")?.[1] ?? otherwise;
}

/** Saves bytes under a name on the reader's device. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Fetches a file with the session's token and saves it; answers why not when it is refused. */
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
