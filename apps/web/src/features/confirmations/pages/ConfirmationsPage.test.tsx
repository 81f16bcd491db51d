import type { ReceivedRequest } from "@vaardig/contract/confirmations/confirmations";
import { afterEach, describe, expect, test, vi } from "vitest";
import words from "../../../shared/confirmations/confirmations.en.json";
import { act } from "../../../test/act.ts";
import { drawPage, findNamed, pressNamed, said, untilSaid } from "../../../test/drawPage.tsx";
import { type OnScreen, settle } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import { ConfirmationsPage } from "./ConfirmationsPage.tsx";

const RECEIVED = "GET /confirmations/received";
const AT = "2026-03-02T09:00:00.000Z";
const request = (name: string, overrides: Partial<ReceivedRequest> = {}): ReceivedRequest => ({
  id: name,
  skill: { id: name, name, kind: "skill", group_id: null, group_name: null },
  level: 4,
  message: "From the harbour job",
  state: "open",
  answered_level: null,
  reason: "",
  created_at: AT,
  closed_at: null,
  expires_at: AT,
  version: 1,
  kind: "endorse",
  person: { id: "lotte", name: "Lotte Bakker", photo_url: null, title: "Welder" },
  can: ["answer", "decline"],
  ...overrides,
});
const open = () => drawPage(ConfirmationsPage, {}, { confirmations: words });

describe("the inbox of requests", () => {
  testRefetches({
    open,
    call: RECEIVED,
    answer: () => ({ data: [], total: 0 }),
    failed: words["not-loaded"],
    shown: words.received.none,
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("answers a row in one action, continues with the next row, and undoes", async () => {
    let waiting = [request("welding"), request("planning")];
    const done = request("welding", { state: "endorsed", answered_level: 4, version: 2, can: ["undo"] });
    const asked = stubServer({
      [RECEIVED]: () => ({ data: waiting, total: waiting.length }),
      // Reads that are under way put off reading again.
      "GET /skill_level_description": () => ({ data: [], kinds: [], skills: [] }),
      "POST /confirmations/answer": () => {
        waiting = [request("planning"), done];
        return done;
      },
      "POST /confirmations/undo": () => {
        waiting = [request("welding", { version: 3 }), request("planning")];
        return {};
      },
    });
    screen = await open();
    expect(said()).toContain("“From the harbour job”");
    await act(async () => findNamed("Endorse welding")?.focus());
    await pressNamed("Endorse welding");
    expect(screen.message()).toBe("welding of Lotte Bakker endorsed");
    await untilSaid(words.received.answered);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Endorse planning");
    await screen.undo();
    await settle();
    expect(asked.some(({ call }) => call === "POST /confirmations/undo")).toBe(true);
    expect(screen.message()).toBe(words.done.undone);
  });

  test("a refusal is shown and the row stays", async () => {
    stubServer({
      [RECEIVED]: () => ({ data: [request("welding")], total: 1 }),
      "POST /confirmations/decline": refused(409),
    });
    screen = await open();
    await pressNamed("Decline welding");
    expect(screen.message()).toBe("Out of order");
    expect(said()).toContain("Lotte Bakker");
  });
});
