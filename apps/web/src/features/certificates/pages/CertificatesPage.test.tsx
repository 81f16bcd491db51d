import { afterEach, describe, expect, test, vi } from "vitest";
import list from "../../../lib/words/list.en.json";
import bulk from "../../../shared/bulk-upload/bulk-upload.en.json";
import words from "../../../shared/certificates/certificates.en.json";
import { addressQuery, drawPage, pressNamed, said } from "../../../test/drawPage.tsx";
import type { OnScreen } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import { testRefetches } from "../../../test/testRefetches.ts";
import { CertificatesPage } from "./CertificatesPage.tsx";

const CALL = "GET /certificate/list";
const NAMES = { certificates: words, list, "bulk-upload": bulk };
const open = (at = "/") => drawPage(CertificatesPage, { at }, NAMES);
const MONTHS = [
  { month: "2030-01", count: 2 },
  { month: "2030-02", count: 0 },
];
const row = {
  id: "c1",
  user_id: "u1",
  name: "BIG",
  issuer: "CIBG",
  number: "190",
  version: 3,
  skill: null,
  issued_on: null,
  expires_on: "2030-01-05",
  confirmed: null,
  voided_at: null,
  superseded: false,
  state: "soon",
  days_left: 20,
  can: ["confirm"],
  department: { id: "d", name: "Ward 4" },
  scan: {
    id: "f",
    name: "big.pdf",
    content_type: "application/pdf",
    size: 1,
    url: "/api/files/content?id=f",
  },
  person: { id: "u1", name: "Nora Smit", photo_url: null },
};
const page = (data: object[], expired = 0) => ({ data, total: data.length, months: MONTHS, expired });

describe("the list of what expires", () => {
  testRefetches({
    open,
    call: CALL,
    answer: () => page([]),
    failed: words.failed,
    shown: words["none-yet"],
  });

  let screen: OnScreen | undefined;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("shows whose it is, until when and its scan; a month and what has expired are filters in the address", async () => {
    const asked = stubServer({ [CALL]: () => page([row], 3) });
    screen = await open();
    for (const text of ["Nora Smit", "Ward 4", "CIBG · 190", "Expires on 5 Jan 2030", "in 20 days"])
      expect(said()).toContain(text);
    expect(document.querySelector("a[download]")?.getAttribute("href")).toBe(row.scan.url);
    await pressNamed(/Jan ’30$/);
    expect(addressQuery()).toBe("?months=2030-01");
    expect(asked.at(-1)?.query.months).toContain("2030-01");
    await pressNamed(/Jan ’30$/);
    await pressNamed("3 expired");
    expect(addressQuery()).toBe("?states=expired");
  });

  test("says instead of empty bars that nothing expires within a year", async () => {
    stubServer({ [CALL]: () => ({ ...page([row]), months: [{ month: "2030-01", count: 0 }] }) });
    screen = await open();
    expect(said()).toContain(words["months-none"]);
    expect(said()).not.toContain("Jan ’30");
  });

  test("an address with filters that there are not is read without them", async () => {
    const asked = stubServer({ [CALL]: () => page([row]) });
    screen = await open("/?states=lost,soon&departments=x&months=2030-13&sort=odd");
    const query = asked.find(({ call }) => call === CALL)?.query ?? {};
    expect(query).toMatchObject({ sort: "expires_on" });
    expect(query.states).toContain("soon");
    expect(query.states).not.toContain("lost");
  });

  test("confirms what was seen once, and says why that was refused", async () => {
    const confirm = "POST /certificate/confirm";
    const asked = stubServer({ [CALL]: () => page([row]), [confirm]: () => ({ ...row, version: 4 }) });
    screen = await open();
    await pressNamed("Confirm BIG, Nora Smit");
    expect(asked.filter(({ call }) => call === confirm)).toHaveLength(1);
    expect(screen.message()).toBe("BIG confirmed");
    await screen.remove();
    stubServer({ [CALL]: () => page([row]), [confirm]: refused(409) });
    screen = await open();
    await pressNamed("Confirm BIG, Nora Smit");
    expect(screen.message()).toBe("Out of order");
  });
});
