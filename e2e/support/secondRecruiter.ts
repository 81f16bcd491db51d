import type { SessionPayload } from "@vaardig/contract/session";
import { callApi } from "./callApi.ts";
import { NEWCOMER_PASSWORD, newcomer } from "./newcomer.ts";
import { keepSession, newSession, sessionOf } from "./signIn.ts";

interface Account {
  id: string;
  email: string;
  version: number;
}

/** Another recruiter of a demo company, signed in for this worker. */
export async function secondRecruiter(
  server: string,
  company: string,
): Promise<{ id: string; email: string; session: SessionPayload }> {
  const email = await newcomer(server, company);
  const { token } = await sessionOf(server, `admin@${company}.example`);
  const found = await callApi<{ data: Account[] }>(
    server,
    `/employee_role?search_query=${encodeURIComponent(email)}`,
    { token },
  );
  const account = found.data.find((one) => one.email === email);
  if (!account) throw new Error(`${email} is not among the accounts of ${company}`);
  const { id, version } = account;
  const body = { user_id: id, system_role: "moderator", version };
  await callApi(server, "/employee_role", { method: "PUT", token, body });
  const session = await newSession(server, email, NEWCOMER_PASSWORD);
  keepSession(server, email, session);
  return { id, email, session };
}
