import { describe, expect, it } from "vitest";
import { readResume } from "./readResume.ts";
import { corruptPdf, encryptedPdf, renamedExe, zipBombDocx } from "./testing/badDocuments.ts";
import { makeResumePdf } from "./testing/makeResumePdf.ts";
import { dutchResume, englishResume } from "./testing/resumeContent.ts";

describe("readResume", () => {
  it("reads a document in a worker and leaves the bytes usable", async () => {
    const bytes = await makeResumePdf(englishResume());
    const document = await readResume(bytes);
    expect(document.lines[0]?.text).toBe("Robin Falcon");
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe("%PDF-");
  });

  it("passes refusals on, several at once, and goes on reading afterwards", async () => {
    const refused = await Promise.allSettled([
      readResume(corruptPdf()),
      readResume(encryptedPdf()),
      readResume(renamedExe()),
      readResume(zipBombDocx()),
      readResume(new Uint8Array()),
    ]);
    expect(refused.map((result) => (result.status === "rejected" ? result.reason.reason : "read"))).toEqual([
      "corrupt",
      "encrypted",
      "unsupported_type",
      "archive_bomb",
      "empty",
    ]);
    expect((await readResume(await makeResumePdf(dutchResume()))).lines[0]?.text).toBe("Sanne de Wit");
  });

  it("stops a reading that takes too long", async () => {
    const reading = readResume(await makeResumePdf(englishResume()), { timeLimit: 1 });
    await expect(reading).rejects.toMatchObject({ name: "UnreadableDocument", reason: "timeout" });
  });

  it("survives a worker that runs out of memory", async () => {
    const reading = readResume(new TextEncoder().encode("word\n".repeat(500_000)), { heapMb: 8 });
    await expect(reading).rejects.toMatchObject({ name: "UnreadableDocument", reason: "corrupt" });
  });
});
