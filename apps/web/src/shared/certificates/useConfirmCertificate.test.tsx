import { afterEach, expect, test, vi } from "vitest";
import { drawHook } from "../../test/drawHook.tsx";
import type { OnScreen } from "../../test/onScreen.tsx";
import { recordSent, refusal } from "../../test/recordSent.ts";
import words from "./certificates.en.json";
import { useConfirmCertificate } from "./useConfirmCertificate.ts";

let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("a certificate is confirmed once at the version shown, however fast the clicks; a refusal frees the button", async () => {
  let answer: () => unknown = () => refusal("stale_version", "Someone changed it");
  const sent = recordSent(() => answer());
  const hook = await drawHook(useConfirmCertificate, { certificates: words });
  screen = hook;
  const shown = { id: "c1", version: 3, name: "First aid" };
  const twice = () => hook.run(({ confirm }) => Promise.all([confirm(shown), confirm(shown)]));
  await twice();
  expect(sent.map(({ body }) => body)).toEqual([{ id: "c1", version: 3 }]);
  expect(hook.message()).toBe("Someone changed it");
  answer = () => ({});
  await twice();
  expect(sent).toHaveLength(2);
  expect(hook.message()).toBe("First aid confirmed");
});
