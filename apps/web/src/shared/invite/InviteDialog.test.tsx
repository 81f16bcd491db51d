import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findNamed, said } from "../../test/drawPage.tsx";
import { pressInSheet } from "../../test/lists.ts";
import { draw, findButton, isAsked, type OnScreen, press, settle } from "../../test/onScreen.tsx";
import { type Asked, refused, stubServer, timesAsked, writes } from "../../test/stubServer.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import words from "./invite.en.json";

const PREVIEW = "POST /invitation/preview";
const LIST = "GET /invitation";
const READ = {
  total: 3,
  names: ["Ann", "Bo"],
  left_out: [{ reason: "active", count: 4, names: ["Cy"] }],
  open: 0,
  seats: { in_use: 10, after: 15 },
};
const BATCH = { id: "b", total: 3, pending: 2, sent: 1, accepted: 0, revoked: 0, bounced: 0, delayed: 0 };
const NO_ONE = { ...READ, total: 0, names: [], left_out: [] };
const invitation = (status: string, more: object = {}) => ({
  id: status,
  status,
  invited_by: null,
  created_at: "2026-03-01T09:00:00.000Z",
  expires_at: "2026-03-08T09:00:00.000Z",
  attempts: 0,
  can: [],
  ...more,
});

type Answers = Parameters<typeof stubServer>[0];
let screen: OnScreen | undefined;
const [onClose, onDone] = [vi.fn(), vi.fn()];
beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
async function open(preview: object, answers: Answers = {}, user_ids = ["a", "b", "c"]): Promise<Asked> {
  const asked = stubServer({
    [PREVIEW]: () => ({ ...READ, ...preview }),
    [LIST]: () => ({ data: [], total: 0 }),
    ...answers,
  });
  screen = await draw(<InviteDialog open selection={{ user_ids }} onClose={onClose} onDone={onDone} />, {
    invite: words,
  });
  await settle();
  return asked;
}
const acts = (asked: Asked) => writes(asked).filter(({ call }) => call !== PREVIEW);

describe("the preview of an invitation", () => {
  test("names who is invited, who is not and why, and the seats", async () => {
    const asked = await open({});
    expect(asked[0]?.body).toEqual({ selection: { user_ids: ["a", "b", "c"] } });
    expect(document.querySelector("h2")?.textContent).toBe("Invite 3 people");
    expect(said()).toContain("Ann, Bo and 1 more");
    expect(said()).toContain(`${words.reasons.active} · 4`);
    expect(said()).toContain("Cy and 3 more");
    expect(said()).toContain("Seats in use10");
    // Fifteen after; two of them were invited earlier.
    expect(said()).toContain("15with 2 earlier invitations");
    expect(timesAsked(asked, LIST)).toBe(0);
  });

  test("addresses one person by name, and mentions earlier invitations", async () => {
    const list = {
      data: [
        invitation("sent", { invited_by: "Lotte" }),
        invitation("pending", { attempts: 2 }),
        invitation("expired", { attempts: 2 }),
      ],
      total: 3,
    };
    const one = { total: 1, names: ["Ann"], left_out: [], seats: { in_use: 10, after: 11 } };
    const asked = await open(one, { [LIST]: () => list }, ["a"]);
    expect(isAsked("Invite Ann")).toBe(true);
    expect(said()).toContain("Ann gets an email");
    expect(asked.find(({ call }) => call === LIST)?.query).toEqual({ user_id: "a" });
    expect(said()).toMatch(/by Lotte, valid until 8 Mar 2026/);
    expect(said()).toMatch(/by Vaardig, tried 2 times/);
    expect(said().match(/tried 2 times/g)).toHaveLength(1);
    expect(said()).not.toContain("refused the email");
    expect(said()).not.toContain("earlier invitation");
  });

  test("warns of an address that refused the last invitation", async () => {
    await open(
      { total: 1, names: ["Ann"] },
      { [LIST]: () => ({ data: [invitation("bounced")], total: 1 }) },
      ["a"],
    );
    expect(said()).toContain("1 address refused the email");
  });

  test("of no one offers only to close", async () => {
    await open(NO_ONE);
    expect(isAsked(words["title-none"])).toBe(true);
    expect(said()).toContain(words["no-one"]);
    expect(findButton("Close")).toBeDefined();
    expect(findButton("Cancel")).toBeUndefined();
    expect(findNamed(/^Invite \d/)).toBeUndefined();
    expect(findButton(words.resend)).toBeUndefined();
  });

  test("of an open invitation is about that one alone", async () => {
    const left_out = [{ reason: "already_invited", count: 1, names: ["Ann"] }];
    await open({ ...NO_ONE, open: 1, left_out }, {}, ["a"]);
    expect(isAsked("Invitation for Ann")).toBe(true);
    expect(said()).not.toContain(words["no-one"]);
    expect(said()).not.toContain(words["left-out"]);
    await screen?.remove();
    await open({ open: 2 });
    expect(said()).toContain("2 of these people have an open invitation.");
  });

  test("that fails can be tried again", async () => {
    await open({}, { [PREVIEW]: refused() });
    expect(said()).toContain(words["load-failed"]);
  });
});

describe("an invitation", () => {
  test("begins once, and its sending is followed until it is over", async () => {
    let batch: object = { ...BATCH, delayed: 1 };
    const asked = await open(
      {},
      {
        "POST /invitation": () => ({ batch, left_out: [] }),
        "GET /invitation/batch": () => batch,
      },
    );
    await press("Invite 3 people");
    expect(acts(asked)).toEqual([
      { call: "POST /invitation", query: {}, body: { selection: { user_ids: ["a", "b", "c"] } } },
    ]);
    expect(onDone).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    expect(isAsked(words.sending)).toBe(true);
    expect(said()).toContain("1 of 3 sent");
    expect(said()).toContain(words.leave);
    expect(said()).toContain("has not accepted 1 email yet");
    expect(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")).toMatch(/^33/);
    batch = { ...BATCH, pending: 0, bounced: 1 };
    await settle(1100);
    expect(isAsked("2 invitations are being sent")).toBe(true);
    expect(said()).toContain("2 of 3 sent");
    expect(said()).toContain("1 address refused the email");
    expect(said()).not.toContain(words.leave);
  });

  test("that is refused says why and can be sent again", async () => {
    await open({}, { "POST /invitation": refused(409) });
    await press("Invite 3 people");
    expect(said()).toContain("Out of order");
    expect(onDone).not.toHaveBeenCalled();
    expect(findButton("Invite 3 people")?.getAttribute("aria-disabled")).toBe("false");
  });

  test("is revoked after a question, and the dialog closes", async () => {
    const asked = await open(
      { open: 2 },
      { "POST /invitation/revoke": () => ({ user_ids: ["a", "b"], left_out: [] }) },
    );
    await press(words.revoke);
    expect(isAsked("Revoke 2 invitations?")).toBe(true);
    await pressInSheet("Cancel");
    expect(acts(asked)).toHaveLength(0);
    await press(words.revoke);
    await pressInSheet("Revoke 2 invitations");
    expect(acts(asked)[0]?.call).toBe("POST /invitation/revoke");
    expect(screen?.message()).toBe("2 invitations revoked");
    expect(onDone).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test("a preview that is read again when the dialog reopens shows no earlier count", async () => {
  const answers: Answers = { [PREVIEW]: () => READ, [LIST]: () => ({ data: [], total: 0 }) };
  stubServer(answers);
  function Reopened() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          toggle
        </button>
        <InviteDialog
          open={isOpen}
          selection={{ user_ids: ["a", "b", "c"] }}
          onClose={onClose}
          onDone={onDone}
        />
      </>
    );
  }
  screen = await draw(<Reopened />, { invite: words });
  await settle();
  expect(findNamed(/^Invite 3/)).toBeDefined();
  await press("toggle");
  await vi.waitFor(() => expect(document.querySelector("[role=dialog]")).toBeNull(), 5_000);
  delete answers[PREVIEW];
  await press("toggle");
  expect(document.querySelector("[role=dialog]")).not.toBeNull();
  expect(findNamed(/^Invite \d/)).toBeUndefined();
});

test("an invitation begins once, and nothing else can be done with it while it is under way", async () => {
  const asked = await open({ open: 2 });
  const resend = () => findButton(words.resend)?.disabled;
  expect(resend()).toBe(false);
  await press("Invite 3 people");
  expect([resend(), findButton(words.revoke)?.disabled]).toEqual([true, true]);
  expect(findButton("Invite 3 people")?.getAttribute("aria-disabled")).toBe("true");
  await press("Invite 3 people");
  expect(acts(asked)).toHaveLength(1);
});
