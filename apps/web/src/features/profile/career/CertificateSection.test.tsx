import { afterEach, expect, test, vi } from "vitest";
import certificateWords from "../../../shared/certificates/certificates.en.json";
import { drawPage, pressNamed } from "../../../test/drawPage.tsx";
import { isAsked, type OnScreen, press, settle } from "../../../test/onScreen.tsx";
import { recordSent } from "../../../test/recordSent.ts";
import words from "../profile.en.json";
import { CertificateSection } from "./CertificateSection.tsx";

const plain = {
  id: "plain",
  name: "First aid",
  issuer: null,
  number: null,
  issued_on: null,
  expires_on: null,
  skill: null,
  superseded: false,
  confirmed: null,
  voided_at: null,
  scan: null,
  version: 1,
  can: ["delete"],
};
const confirmed = {
  ...plain,
  id: "confirmed",
  name: "BIG",
  confirmed: { at: "2026-03-01T09:00:00.000Z", by: "Petra" },
};
let screen: OnScreen;
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});

test("a certificate whose confirmation would be lost is asked about first; another is deleted at once, with undo", async () => {
  const sent = recordSent(({ call }) =>
    call.startsWith("GET") ? { data: [plain, confirmed], total: 2, can: ["add"] } : {},
  );
  const changes = () => sent.filter(({ call }) => !call.startsWith("GET")).map(({ call }) => call);
  const Page = () => <CertificateSection userId="anna" />;
  screen = await drawPage(Page, {}, { profile: words, certificates: certificateWords });
  await settle();
  await pressNamed("Delete BIG");
  expect(isAsked("Delete BIG?")).toBe(true);
  expect(changes()).toEqual([]);
  await press(certificateWords.delete);
  await settle();
  expect(changes()).toEqual(["DELETE /certificate"]);
  await pressNamed("Delete First aid");
  expect(changes()).toHaveLength(2);
  await screen.undo();
  expect(changes()).toEqual(["DELETE /certificate", "DELETE /certificate", "POST /certificate"]);
  expect(sent.find(({ call }) => call === "POST /certificate")?.body).toMatchObject({
    name: "First aid",
    user_id: "anna",
  });
});
