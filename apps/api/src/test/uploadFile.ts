import type { Answer, TestApp } from "./buildApp.ts";
import type { TestUser } from "./factories.ts";

export interface TestUpload {
  bytes: Uint8Array;
  name?: string;
  /** MIME type claimed by the sender. */
  type?: string;
}

/** Uploads a file like a browser, as multipart field `file`. */
export async function uploadFile(
  test: TestApp,
  user: TestUser,
  { bytes, name = "resume.pdf", type = "application/pdf" }: TestUpload,
  query: Record<string, string> = { use_as: "resume" },
  path = "/files",
): Promise<Answer> {
  const form = new FormData();
  form.append("file", new Blob([Buffer.from(bytes)], { type }), name);
  const request = new Request("http://localhost", { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = {
    authorization: `Bearer ${test.as(user).token}`,
    "content-type": request.headers.get("content-type") ?? "",
  };
  return test.ask("POST", path, { query, body, headers });
}
