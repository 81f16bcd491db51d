import { describe, expect, it, test } from "vitest";
import { logLines } from "../../test/logLines.ts";
import { errorFacts, errorText } from "./errorFacts.ts";
import { LoggableError } from "./loggableError.ts";
import { RemoteError } from "./remoteError.ts";

const SECRET = "ann.secret@example.com";

function failed(message = `no place for ${SECRET}`): Error {
  const values = { params: [SECRET], detail: SECRET, query: SECRET, where: SECRET };
  const database = Object.assign(new Error(`duplicate ${SECRET}`), {
    code: "23505",
    constraint: "users_email",
    ...values,
  });
  return Object.assign(new Error(message, { cause: database }), values);
}

describe("what is logged of an error", () => {
  it("is its class, code, constraint and frames, and the same of its causes", () => {
    const facts = errorFacts(failed());
    expect(facts).toMatchObject({ class: "Error", cause: { code: "23505", constraint: "users_email" } });
    expect(facts.stack?.[0]).toContain("errorFacts.test.ts");
    expect(JSON.stringify(facts)).not.toContain(SECRET);
  });

  it("holds nothing of a message that looks like a stack", () => {
    const facts = errorFacts(failed(`bad\n    at ${SECRET} (file:///x.ts:1:1)`));
    expect(facts.stack?.length).toBeGreaterThan(0);
    expect(JSON.stringify(facts)).not.toContain(SECRET);
    const changed = failed();
    changed.stack = `Error: other\n    at ${SECRET}\n    at run (file:///x.ts:1:1)`;
    expect(errorFacts(changed).stack).toEqual(["run (file:///x.ts:1:1)"]);
  });

  it("holds the message of the product's own errors and no other's", () => {
    expect(errorFacts(new LoggableError("mail 7 was not sent")).message).toBe("mail 7 was not sent");
    expect(errorFacts(new TypeError(SECRET))).not.toHaveProperty("message");
    expect(errorFacts(new Error("Connection terminated unexpectedly")).message).toBeDefined();
    expect(errorFacts(new Error(`Connection terminated ${SECRET}`))).not.toHaveProperty("message");
  });

  it("takes no value for a code or a name", () => {
    const facts = errorFacts(Object.assign(new Error("x"), { code: SECRET, table: "a b", name: SECRET }));
    expect(facts).toMatchObject({ class: "Error" });
    expect(JSON.stringify(facts)).not.toContain(SECRET);
  });

  it("ends with errors that cause each other, and lists those that come together", () => {
    const round = new Error("a");
    round.cause = new Error("b", { cause: round });
    expect(JSON.stringify(errorFacts(round)).match(/"class"/g)).toHaveLength(5);
    const both = new AggregateError([failed(), "text"], SECRET);
    expect(errorFacts(both)).toMatchObject({ class: "AggregateError", errors: [{}, { class: "string" }] });
    expect(JSON.stringify(errorFacts(both))).not.toContain(SECRET);
  });

  it("comes from another thread as it was", () => {
    const facts = errorFacts(failed());
    const remote = new RemoteError(structuredClone(facts));
    expect(errorFacts(remote)).toEqual(facts);
    expect(remote.cause).toMatchObject({ code: "23505" });
  });

  it("is lines for a terminal", () => {
    const text = errorText(failed());
    expect(text).toContain("because of Error 23505 users_email");
    expect(text).toContain("errorFacts.test.ts");
    expect(text).not.toContain(SECRET);
  });
});

test("no line holds what an error quotes, under whatever name and in whatever words it comes", () => {
  const { log, lines, text } = logLines();
  const error = failed();
  log.error(error);
  log.error(error, error.message);
  log.error({ err: error });
  log.warn({ error }, "without");
  log.warn({ cause: error, deep: { reason: [error] } }, `because ${error.message}`);
  log.child({ reqId: "1" }).info({ err: error, more: 1 }, error.message);
  log.info("it was %s", error);
  log.child({ err: error }).info("in a child");
  expect(text()).not.toContain(SECRET);
  const [first, second, third, fourth, fifth, sixth] = lines();
  for (const line of [first, second, third, sixth])
    expect(line).toMatchObject({ msg: "failed", err: { class: "Error", cause: { code: "23505" } } });
  expect(fourth).toMatchObject({ msg: "without", error: { cause: { constraint: "users_email" } } });
  expect(fifth).toMatchObject({
    msg: "failed",
    cause: { class: "Error" },
    deep: { reason: [{ class: "Error" }] },
  });
});
