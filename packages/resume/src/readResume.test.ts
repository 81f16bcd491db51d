import { describe, expect, it } from "vitest";
import { readResume } from "./readResume.ts";
import { corruptPdf, encryptedPdf, renamedExe, zipBombDocx } from "./testing/badDocuments.ts";
import { pdfOfItself } from "./testing/hostileDocuments.ts";
import { makeResumePdf } from "./testing/makeResumePdf.ts";
import { dutchResume, englishResume } from "./testing/resumeContent.ts";

const turn = { company: "one", lane: "people" } as const;

describe("readResume", () => {
  it("reads a document in a process and leaves the bytes usable", async () => {
    const bytes = await makeResumePdf(englishResume());
    const document = await readResume(bytes, turn);
    expect(document.lines[0]?.text).toBe("Robin Falcon");
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-");
  });

  it("passes refusals on, several at once, and goes on reading afterwards", async () => {
    const files = [corruptPdf(), encryptedPdf(), renamedExe(), zipBombDocx(), new Uint8Array()];
    const refused = await Promise.allSettled(files.map((file) => readResume(file, turn)));
    expect(refused.map((result) => (result.status === "rejected" ? result.reason.reason : "read"))).toEqual([
      "corrupt",
      "encrypted",
      "unsupported_type",
      "archive_bomb",
      "empty",
    ]);
    expect((await readResume(await makeResumePdf(dutchResume()), turn)).lines[0]?.text).toBe("Sanne de Wit");
  });

  it("refuses at once what would wait behind too many of the same company", async () => {
    const waiting = Array.from({ length: 14 }, () => readResume(pdfOfItself(), { ...turn, company: "two" }));
    const outcomes = await Promise.allSettled(waiting);
    const busy = outcomes.filter(
      (outcome) => outcome.status === "rejected" && outcome.reason.name === "ReaderBusyError",
    );
    expect(busy).toHaveLength(2);
  });
});
