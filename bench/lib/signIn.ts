import { botCheckToken } from "../../apps/api/src/test/solveBotCheck.ts";

async function json(address: string, init?: RequestInit): Promise<unknown> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Returns a solved bot check of a running server. */
export function solvedCheck(url: string): Promise<string> {
  return botCheckToken((path) => json(`${url}/api${path}`));
}

/** Signs in with a solved bot check; returns the payload of the session. */
export async function postSignIn<T = { token: string }>(
  url: string,
  email: string,
  password: string,
  token: string,
): Promise<T> {
  const body = JSON.stringify({ email, password, token });
  const headers = { "content-type": "application/json" };
  const answer = await json(`${url}/api/auth/login`, { method: "POST", headers, body });
  return (answer as { payload: T }).payload;
}
