import { exportEmployees } from "@vaardig/contract/employees/employees";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { signedInAs } from "../../test/signedInAs.ts";
import { offline, refused, stubServer } from "../../test/stubServer.ts";
import { useDownload } from "./useDownload.ts";

let hook: HookOnScreen<ReturnType<typeof useDownload<typeof exportEmployees>>>;
const saved: { name: string; text: string }[] = [];
beforeEach(async () => {
  saved.length = 0;
  let blob = new Blob();
  vi.spyOn(URL, "createObjectURL").mockImplementation((given) => {
    blob = given as Blob;
    return "blob:it";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(async function (this: HTMLAnchorElement) {
    saved.push({ name: `${this.download} from ${this.href}`, text: await blob.text() });
  });
  hook = await drawHook(() => useDownload(exportEmployees), {}, signedInAs("hr_manager"));
});
afterEach(async () => {
  await hook.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const input = { query: { format: "csv" } } as never;

test("a file is asked for with the session, and saved under the server's name", async () => {
  const fetched = vi.fn(
    async (_address: string, _init: RequestInit) =>
      new Response("a;b", { headers: { "content-disposition": 'attachment; filename="people.csv"' } }),
  );
  vi.stubGlobal("fetch", fetched);
  let isSaved: boolean | undefined;
  await hook.run(async ({ start }) => {
    isSaved = await start(input);
  });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/employee/export?format=csv");
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get("authorization")).toBe("Bearer token");
  expect(saved).toEqual([{ name: "people.csv from blob:it", text: "a;b" }]);
  expect(isSaved).toBe(true);
  expect(hook.message()).toBe("");
  expect(hook.result().isBusy).toBe(false);
});

test("a refusal is said in the server's words, and a failure in the client's; nothing is saved", async () => {
  let isSaved: boolean | undefined;
  const run = () =>
    hook.run(async ({ start }) => {
      isSaved = await start(input);
    });
  stubServer({ "GET /employee/export": refused(403) });
  await run();
  expect(hook.message()).toBe("Out of order");
  stubServer({ "GET /employee/export": offline });
  await run();
  expect(hook.message()).toContain("No connection to the server");
  stubServer({ "GET /employee/export": () => new Response("<html>", { status: 502 }) });
  await run();
  expect(hook.message()).toContain("Operation failed");
  expect(isSaved).toBe(false);
  expect(saved).toHaveLength(0);
});

test("it is busy until the file has come", async () => {
  stubServer({});
  await hook.run(({ start }) => void start(input));
  expect(hook.result().isBusy).toBe(true);
});
