import { randomUUID } from "node:crypto";
import { callApi } from "./callApi.ts";
import { mailedLink } from "./mailedLink.ts";
import { sessionOf, solvedBotCheck } from "./signIn.ts";

export const NEWCOMER_PASSWORD = "Quiet-Harbour-7";

/**
 * Creates a person who signed up, confirmed the address and was approved: an employee before onboarding.
 * Returns the email address.
 */
export async function newcomer(server: string, company: string): Promise<string> {
  const email = `new-${randomUUID().slice(0, 8)}@example.com`;
  const admin = `admin@${company}.example`;
  const token = await solvedBotCheck(server);
  const person = { first_name: "Noor", last_name: "Nieuw", email, company_slug: company };
  const body = { ...person, password: NEWCOMER_PASSWORD, re_password: NEWCOMER_PASSWORD, token };
  await callApi(server, "/registeration", { method: "POST", body });
  const link = await mailedLink(server, { admin, to: email, screen: "/signup/confirm" });
  const secret = new URL(link).searchParams.get("secret");
  await callApi(server, "/registeration/confirm", { method: "POST", body: { secret } });
  const session = await sessionOf(server, admin);
  const waiting = await callApi<{ data: { id: string; email: string }[] }>(
    server,
    `/employee_role?search_query=${encodeURIComponent(email)}`,
    { token: session.token },
  );
  const id = waiting.data.find((one) => one.email === email)?.id;
  await callApi(server, "/employee_role/approve", {
    method: "POST",
    token: session.token,
    body: { user_id: id },
  });
  return email;
}
