import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openSealed, sealText } from "./seal.ts";

const key = randomBytes(32).toString("hex");

test("opens what was sealed, for its owner and with its key alone", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (owner, text) => {
      const sealed = sealText(key, owner, text);
      expect(openSealed(key, owner, sealed)).toBe(text);
      expect(() => openSealed(key, `${owner}!`, sealed)).toThrow();
      expect(() => openSealed(randomBytes(32).toString("hex"), owner, sealed)).toThrow();
    }),
    { numRuns: 50 },
  );
});

test("a changed byte is noticed, and the same text is never sealed alike", () => {
  const sealed = sealText(key, "me", "JBSWY3DPEHPK3PXP");
  const bytes = Buffer.from(sealed, "base64url");
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => openSealed(key, "me", changed.toString("base64url"))).toThrow();
  }
  expect(sealText(key, "me", "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
});
