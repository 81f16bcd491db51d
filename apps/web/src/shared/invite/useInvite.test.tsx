import type { InvitationBatch } from "@vaardig/contract/invitations/invitations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawHook, type HookOnScreen } from "../../test/drawHook.tsx";
import { recordSent, refusal, type Sent } from "../../test/recordSent.ts";
import words from "./invite.en.json";
import { useInvite } from "./useInvite.ts";

const BATCH: InvitationBatch = {
  id: "b",
  total: 2,
  pending: 2,
  sent: 0,
  accepted: 0,
  revoked: 0,
  bounced: 0,
  delayed: 0,
};
const SELECTION = { user_ids: ["one", "two"] };
const acts = { onBegun: vi.fn(), onRevoked: vi.fn() };

let screen: HookOnScreen<ReturnType<typeof useInvite>>;
let sent: Sent[];
let answer: () => unknown;
beforeEach(async () => {
  vi.clearAllMocks();
  answer = () => ({ batch: BATCH, left_out: [] });
  sent = recordSent(() => answer());
  screen = await drawHook(() => useInvite(SELECTION, acts), { invite: words });
});
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("inviting again after a lost answer is the same call, so that no one is invited twice", async () => {
  answer = () => refusal("internal_error", "Out of order");
  await screen.run(({ invite }) => invite());
  expect(screen.result().refused).toBe("Out of order");
  answer = () => ({ batch: BATCH, left_out: [] });
  await screen.run(({ invite }) => invite());
  expect(screen.result().refused).toBeUndefined();
  expect(sent.map(({ body }) => body)).toEqual([{ selection: SELECTION }, { selection: SELECTION }]);
  expect(sent[0]?.key).toMatch(/./);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(acts.onBegun).toHaveBeenCalledExactlyOnceWith(BATCH);
});

test("sending again is a call of its own", async () => {
  await screen.run(({ invite }) => invite());
  await screen.run(({ resend }) => resend());
  await screen.run(({ resend }) => resend());
  const [invited, resent, again] = sent.map(({ key }) => key);
  expect(resent).not.toBe(invited);
  expect(again).toBe(resent);
});

test("no one left to invite begins nothing", async () => {
  answer = () => ({ batch: null, left_out: [] });
  await screen.run(({ invite }) => invite());
  expect(acts.onBegun).not.toHaveBeenCalled();
});

test("revoking says how many", async () => {
  answer = () => ({ user_ids: ["one", "two"], left_out: [] });
  await screen.run(({ revoke }) => revoke());
  expect(screen.message()).toBe("2 invitations revoked");
  expect(acts.onRevoked).toHaveBeenCalledOnce();
});
