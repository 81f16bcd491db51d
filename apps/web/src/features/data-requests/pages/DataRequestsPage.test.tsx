import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import words from "../../../shared/my-data/my-data.en.json";
import { act } from "../../../test/act.ts";
import { drawPage, pressNamed, said } from "../../../test/drawPage.tsx";
import { type OnScreen, settle, type } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import { DataRequestsPage } from "./DataRequestsPage.tsx";

const CALL = "GET /data_request";
const MOVE = "POST /data_request/move";
const open = () => drawPage(DataRequestsPage, {}, { "my-data": words, list });
const request = {
  id: "0190aaaa-0000-7000-8000-000000000001",
  kind: "erasure",
  state: "received",
  text: "All of it",
  version: 2,
  reason: null,
  due_on: "2026-11-01",
  extended_reason: null,
  created_at: "2026-10-01T00:00:00Z",
  closed_at: null,
  has_left: true,
  hold: null,
  days_left: -3,
  can: ["start", "refuse", "erase"],
  person: { id: "p1", name: "Pim Prins", photo_url: null },
};
const page = (data: object[]) => ({ data, total: data.length, open: data.length, overdue: data.length });

/** Presses the button with these words in the dialog, where the card behind it has one too. */
async function pressInDialog(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("[role=dialog] button")];
  await act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
  await settle();
}

describe("requests about data", () => {
  testRefetches({
    open,
    call: CALL,
    answer: () => page([]),
    failed: words.page.failed,
    shown: words.page["none-yet"],
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("show whose, until when and what is overdue; starting one asks nothing", async () => {
    const asked = stubServer({ [CALL]: () => page([request]), [MOVE]: () => ({ request, proof: null }) });
    screen = await open();
    for (const text of ["Pim Prins", "Erasure", "Overdue since 1 Nov 2026", "1 overdue"])
      expect(said()).toContain(text);
    await pressNamed("Start: Pim Prins");
    expect(asked.filter(({ call }) => call === MOVE)).toHaveLength(1);
    expect(screen.message()).toBe(words.moved);
  });

  test("a refusal needs its reason, which the person reads", async () => {
    const asked = stubServer({ [CALL]: () => page([request]), [MOVE]: () => ({ request, proof: null }) });
    screen = await open();
    await pressNamed("Refuse: Pim Prins");
    await pressInDialog(words.moves.refuse);
    expect(said()).toContain("This field is required");
    await type(words.why, "The law asks to keep it");
    await pressInDialog(words.moves.refuse);
    expect(asked.filter(({ call }) => call === MOVE)).toHaveLength(1);
  });

  test("erasing asks first, and shows the receipt", async () => {
    stubServer({ [CALL]: () => page([request]), [MOVE]: () => ({ request: null, proof: "proof-1" }) });
    screen = await open();
    await pressNamed("Erase: Pim Prins");
    expect(said()).toContain(words["dialog-help"].erase);
    await pressInDialog(words.moves.erase);
    expect(screen.message()).toContain("proof-1");
  });
});
