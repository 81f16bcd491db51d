import type { Endpoint } from "@vaardig/contract/endpoint";

export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: File;
  /** Data sent along with the file. */
  data?: unknown;
  idempotencyKey?: string;
}

/** Returns URL and fetch options of a call: path and query filled in, with JSON or one multipart file. */
export function requestOf(
  endpoint: Endpoint,
  input: CallInput,
  session: { token: string | null; language: string },
): { url: string; init: RequestInit } {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? "")),
  );
  const search = queryString(input.query ?? {});
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": session.language };
  if (endpoint.access !== "public" && session.token) headers.Authorization = `Bearer ${session.token}`;
  if (endpoint.idempotent && input.idempotencyKey) headers["Idempotency-Key"] = input.idempotencyKey;
  let body: BodyInit | null = null;
  if (endpoint.upload && input.file) {
    body = new FormData();
    // Before the file, so that the server validates it before receiving the file.
    if (endpoint.uploadData) body.append("data", JSON.stringify(input.data));
    body.append("file", input.file);
  } else if (endpoint.body) {
    headers["Content-Type"] = "application/json";
    body = JSON.stringify(input.body ?? {});
  }
  return { url: `/api${path}${search}`, init: { method: endpoint.method, headers, body } };
}

/** Returns a query string with lists as repeated parameters; undefined and null are omitted. */
function queryString(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
