interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  token?: string;
  body?: unknown;
}

/** Calls the API directly and returns the JSON response. Throws when the call is refused. */
export async function readApi(baseURL: string, path: string, call: Call = {}): Promise<unknown> {
  const { method = "GET", token, body } = call;
  const answer = await fetch(`${baseURL}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Returns the payload of a call, as the contract describes it. */
export async function callApi<Payload>(baseURL: string, path: string, call: Call = {}): Promise<Payload> {
  const answer = (await readApi(baseURL, path, call)) as { payload: Payload };
  return answer.payload;
}
