import { listCareers } from "@vaardig/contract/careers/careers";
import { afterEach, expect, test, vi } from "vitest";
import { act } from "../../test/act.ts";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { type Asked, refused, stubServer } from "../../test/stubServer.ts";
import { useOutcome } from "../useOutcome.ts";

type Read = typeof import("./useRead.ts").useRead<typeof listCareers>;
type Input = NonNullable<Parameters<Read>[1]>;

const SHOWN = { data: [], total: 1, company: { name: "Embedded" } };
let hook: HookOnScreen<ReturnType<Read>>;
let asked: Asked;
let input: Input | null;
const inputOf = (search: string): Input =>
  ({ query: { company_slug: "noordlicht", location: search || undefined, page: 0, size: 10 } }) as never;

/** Opens a page whose HTML holds a response, or none. */
async function open(read?: object) {
  vi.resetModules();
  if (read) {
    const start = document.head.appendChild(document.createElement("script"));
    Object.assign(start, { id: "start", type: "application/json", textContent: JSON.stringify({ read }) });
  }
  asked = stubServer({
    "GET /careers": ({ location = "" }) => ({ ...SHOWN, company: { name: `Answer ${location}` } }),
  });
  const { useRead } = await import("./useRead.ts");
  hook = await drawHook(() => useRead(listCareers, input));
}
const name = () => hook.result().data?.company.name;
afterEach(async () => {
  await hook.remove();
  document.getElementById("start")?.remove();
  vi.unstubAllGlobals();
});

const embedded = (more: object = {}) => ({
  path: "/careers",
  language: "en",
  query: listCareers.query?.parse(inputOf("").query),
  payload: SHOWN,
  ...more,
});

test("what the page brought along is shown without a request, once", async () => {
  input = inputOf("");
  await open(embedded());
  expect(name()).toBe("Embedded");
  expect(asked).toHaveLength(0);
  await hook.run(({ again }) => again());
  expect(name()).toBe("Answer ");
  expect(asked).toHaveLength(1);
});

test.each([
  ["another search", { query: listCareers.query?.parse(inputOf("data").query) }],
  ["another language", { language: "nl" }],
  ["another call", { path: "/careers/job" }],
])("what was embedded for %s is not shown", async (_what, more) => {
  input = inputOf("");
  await open(embedded(more));
  expect(name()).toBe("Answer ");
  expect(asked).toHaveLength(1);
});

test("another input is read, the same is not, and without input nothing is", async () => {
  input = null;
  await open();
  expect(asked).toHaveLength(0);
  input = inputOf("data");
  await hook.remove();
  const { useRead } = await import("./useRead.ts");
  const isOpen = { search: "data" };
  hook = await drawHook(() => useRead(listCareers, inputOf(isOpen.search)));
  expect(asked.map(({ query }) => query.location)).toEqual(["data"]);
  await hook.run(() => undefined);
  expect(asked).toHaveLength(1);
});

test("the earlier answer stays while it is read again, beside an error; a late answer does not replace a newer one", async () => {
  const late: ((payload: unknown) => void)[] = [];
  const answers: Parameters<typeof stubServer>[0] = { "GET /careers": () => SHOWN };
  stubServer(answers);
  const outcome = await drawHook(() => useOutcome(listCareers));
  await outcome.run(({ run }) => run(inputOf("one")));
  expect(outcome.result().data?.company.name).toBe("Embedded");
  answers["GET /careers"] = refused(500);
  await outcome.run(({ run }) => run(inputOf("two")));
  expect(outcome.result().error?.message).toBe("Out of order");
  expect(outcome.result().data?.company.name).toBe("Embedded");
  vi.stubGlobal("fetch", () => new Promise((resolve) => late.push(resolve)));
  await outcome.run(({ run }) => void run(inputOf("slow")));
  expect(outcome.result().error).toBeUndefined();
  await outcome.run(({ run }) => void run(inputOf("quick")));
  const answer = (at: number, text: string) =>
    act(async () =>
      late[at]?.(Response.json({ success: true, payload: { ...SHOWN, company: { name: text } } })),
    );
  await answer(1, "Quick");
  await answer(0, "Slow");
  expect(outcome.result().data?.company.name).toBe("Quick");
  await outcome.remove();
});
