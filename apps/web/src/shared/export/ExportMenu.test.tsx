import { endpoint } from "@vaardig/contract/endpoint";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import list from "../../lib/words/list.en.json";
import { act } from "../../test/act.ts";
import { pressNamed } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { refused } from "../../test/stubServer.ts";
import { ExportMenu } from "./ExportMenu.tsx";

const file = endpoint({
  method: "GET",
  path: "/people/file",
  tag: "people" as never,
  summary: "Export",
  access: ["employee"],
  query: z.strictObject({ format: z.string() }),
  raw: ["text/csv"],
  payload: z.string(),
});

let screen: OnScreen;
const fetched = vi.fn<(address: string) => unknown>();
async function open(ticked?: number) {
  vi.stubGlobal("fetch", fetched);
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  const input = (format: string) => ({ query: { format } });
  screen = await draw(
    <ExportMenu endpoint={file} input={input} {...(ticked !== undefined && { ticked })} />,
    { list },
  );
}
afterEach(async () => {
  fetched.mockReset();
  await screen.remove();
  vi.unstubAllGlobals();
});

async function choose(format: "csv" | "xlsx") {
  await pressNamed(list.export);
  const item = [...document.querySelectorAll<HTMLElement>("[role=menuitem]")].find(
    (one) => one.textContent === list["export-as"][format],
  );
  await act(async () => item?.click());
  await settle();
}

test("exports what was found in the chosen format, and says so", async () => {
  fetched.mockImplementation(() =>
    Promise.resolve(new Response("a,b", { headers: { "content-type": "text/csv" } })),
  );
  await open();
  await choose("xlsx");
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/api/people/file?format=xlsx"]);
  expect(screen.message()).toBe(list.exported);
});

test("the ticked ones are counted on the button; none of them is all", async () => {
  await open(1);
  const name = () => document.querySelector("button")?.getAttribute("aria-label");
  expect(name()).toContain("1");
  await screen.remove();
  await open(0);
  expect(name()).toBe(list.export);
});

test("is not busy before", async () => {
  await open();
  expect(document.querySelector("button")?.getAttribute("aria-disabled")).toBe("false");
});

test("says nothing of success where it was refused", async () => {
  fetched.mockImplementation(() => Promise.resolve(refused(403)()));
  await open();
  await choose("csv");
  expect(screen.message()).not.toBe(list.exported);
});

test("is not opened again while a file is made", async () => {
  fetched.mockImplementation(() => new Promise(() => undefined));
  await open();
  await choose("csv");
  await settle(250);
  const button = document.querySelector("button");
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  await pressNamed(list.export);
  expect(document.querySelector("[role=menu]")).toBeNull();
});
