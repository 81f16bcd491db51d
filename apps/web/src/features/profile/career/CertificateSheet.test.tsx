import { afterEach, expect, test, vi } from "vitest";
import words from "../../../shared/certificates/certificates.en.json";
import { act } from "../../../test/act.ts";
import { draw, type OnScreen, press, settle, type } from "../../../test/onScreen.tsx";
import { refused, stubServer } from "../../../test/stubServer.ts";
import profile from "../profile.en.json";
import { CertificateSheet } from "./CertificateSheet.tsx";

let screen: OnScreen | undefined;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

const LICENCES = { "GET /certificate/licences": () => ({ data: [], total: 0 }) };
const entry = {
  id: "c1",
  user_id: "u1",
  name: "BIG",
  issuer: null,
  number: "190",
  version: 3,
  skill: null,
  issued_on: null,
  expires_on: "2034-01-05",
  voided_at: null,
  superseded: false,
  scan: null,
  confirmed: { by: "Mo Bakker", at: "2026-01-01T00:00:00Z" },
  can: ["edit" as const],
};
const onClose = vi.fn();
const open = async (of: typeof entry | null) => {
  onClose.mockClear();
  screen = await draw(<CertificateSheet userId="u1" entry={of} onClose={onClose} />, {
    profile,
    certificates: words,
  });
  await settle();
};
const said = () => document.body.textContent ?? "";

async function choose(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no field for a file");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  await settle();
}

test("asks for a name, and refuses days in the wrong order before anything is sent", async () => {
  const asked = stubServer(LICENCES);
  await open(null);
  await press("Save certificate");
  expect(said()).toContain("This field is required");
  await type("Name", "VCA");
  await type("Issued on", "2025-01-01");
  await type("Expires on", "2024-01-01");
  await press("Save certificate");
  expect(said()).toContain("The end date must be after the start date");
  expect(said()).toContain(words["is-over"]);
  expect(asked.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});

test("refuses a scan that cannot be one at once, and keeps what was typed where the server refuses it", async () => {
  const asked = stubServer({
    ...LICENCES,
    "POST /certificate": () => ({ ...entry, id: "c9", version: 1, confirmed: null }),
    "PUT /certificate": () => ({ ...entry, id: "c9", version: 2, confirmed: null }),
    "POST /certificate/scan": refused(422, {}, { code: "file_encrypted", message: "It has a password" }),
  });
  await open(null);
  await type("Name", "VCA");
  await choose(new File(["x"], "scan.exe"));
  expect(said()).toContain(words["scan-problems"]["wrong-type"]);
  await choose(new File([new Uint8Array(20 * 1024 * 1024)], "scan.pdf"));
  expect(said()).toContain(words["scan-problems"]["too-large"]);
  await choose(new File(["%PDF"], "scan.pdf"));
  expect(said()).toContain("scan.pdf");
  await press("Save certificate");
  expect(said()).toContain("It has a password");
  expect(onClose).not.toHaveBeenCalled();
  await press("Save certificate");
  const writes = asked.map(({ call }) => call).filter((call) => !call.startsWith("GET"));
  expect(writes).toEqual([
    "POST /certificate",
    "POST /certificate/scan",
    "PUT /certificate",
    "POST /certificate/scan",
  ]);
});

test("says of a confirmed one that a change ends its confirmation", async () => {
  stubServer({ ...LICENCES, "PUT /certificate": () => entry });
  await open(entry);
  expect(said()).toContain(words.voids);
  await type("Issuer", "CIBG");
  await press("Save certificate");
  expect(onClose).toHaveBeenCalled();
});
