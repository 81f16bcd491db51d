import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { SessionPayload } from "@vaardig/contract/session/session";
import { callApi } from "./callApi.ts";
import { NEWCOMER_PASSWORD } from "./newcomer.ts";
import { storeSession } from "./signIn.ts";

/**
 * Creates a company for this test through the operator's command; returns the email address of its
 * administrator, who has set a password.
 */
export async function createOwnCompany(server: string): Promise<string> {
  const slug = `own-${randomUUID().slice(0, 8)}`;
  const admin = `admin@${slug}.example`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["apps/api/src/admin/main.ts", "create-company", slug, "Own company", admin],
    {
      cwd: new URL("../..", import.meta.url).pathname,
      env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, PUBLIC_URL: server },
    },
  );
  const invite = new URL(stdout.match(/http\S+/)?.[0] ?? "").searchParams.get("invite");
  const body = { invite, new_password1: NEWCOMER_PASSWORD, new_password2: NEWCOMER_PASSWORD };
  const session = await callApi<SessionPayload>(server, "/auth/set_password", { method: "POST", body });
  storeSession(server, admin, session);
  return admin;
}
