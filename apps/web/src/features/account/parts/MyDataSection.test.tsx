import { afterEach, describe, expect, test, vi } from "vitest";
import words from "../../../shared/my-data/my-data.en.json";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import account from "../account.en.json";
import { MyDataSection } from "./MyDataSection.tsx";

const CALL = "GET /my_data";
const ME = {
  email: "me@example.com",
  name: "Me",
  first_name: "Me",
  last_name: "",
  company_name: "Wind",
  language: "en" as const,
  has_password: true,
  created_at: "2026-01-01T00:00:00Z",
  keeping: null,
};
const DATA = {
  kinds: [
    {
      kind: "certificates",
      count: 2,
      since: "2024-03-01T00:00:00Z",
      purpose: "employment",
      period: "account",
      readers: "line_and_hr",
    },
    { kind: "sessions", count: 1, since: null, purpose: "security", period: "session", readers: "no_one" },
  ],
  consents: [{ given_at: "2025-01-01T00:00:00Z", withdrawn_at: "2025-02-01T00:00:00Z" }],
  requests: [
    {
      id: "r1",
      kind: "correction",
      state: "refused",
      text: "My name",
      reason: "It is right",
      version: 3,
      due_on: "2026-12-24",
      extended_reason: null,
      closed_at: "2026-11-24T00:00:00Z",
      created_at: "2026-11-20T00:00:00Z",
    },
  ],
  months_after_leaving: 24,
  can: ["request"],
};
async function open(): Promise<OnScreen> {
  const screen = await draw(<MyDataSection account={ME} />, { "my-data": words, account });
  await settle();
  return screen;
}

describe("my data", () => {
  testRefetches({ open, call: CALL, answer: () => DATA, failed: words.failed, shown: words.copy.title });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("says of each kind how much, since when, what for, how long and who sees it; what was asked is shown with its answer", async () => {
    stubServer({ [CALL]: () => DATA });
    screen = await open();
    for (const text of [
      "Certificates",
      "Since 1 Mar 2024",
      "Your work here",
      "Until 24 months after you leave",
    ])
      expect(said()).toContain(text);
    for (const text of [
      words.readers.line_and_hr,
      "Until you sign out",
      "withdrawn on 1 Feb 2025",
      "It is right",
    ])
      expect(said()).toContain(text);
    expect(said()).not.toContain(account.delete.open);
  });

  test("a request is sent once with its kind, and one that is refused keeps what was typed", async () => {
    const post = "POST /data_request";
    const asked = stubServer({ [CALL]: () => DATA, [post]: refused(409) });
    screen = await open();
    await press(words.requests.add);
    expect(said()).toContain(words["request-help"].correction);
    await type(words.requests.what, "My birthday");
    await press(words.requests.send);
    expect(said()).toContain("Out of order");
    expect(document.querySelector("textarea")?.value).toBe("My birthday");
    expect(asked.filter(({ call }) => call === post)).toHaveLength(1);
  });
});
