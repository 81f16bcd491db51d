import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MAIL_NAMES } from "../domain/mails/mailNames.ts";
import { MAIL_PROOFS } from "../test/mailProofs.ts";

const root = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** The names in the second column of the document's tables: what is sent, not what it is compared with. */
function namesInTables(text: string): string[] {
  const cells = text
    .split("\n")
    .flatMap((line) => (line.startsWith("|") ? [line.split(" | ")[1] ?? ""] : []));
  return cells.flatMap((cell) => [...cell.matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map(([, name = ""]) => name));
}

it("docs/mails.md has the situation of every email, and names none that the product does not send", () => {
  expect([...new Set(namesInTables(read("docs/mails.md")))].sort()).toEqual([...MAIL_NAMES].sort());
});

it("every email has a test of the situation it is for, and of the nearest it is not for", () => {
  const missing = MAIL_NAMES.flatMap((name) => Object.values(MAIL_PROOFS[name])).filter(
    ([file, title]) => !read(`apps/api/src/${file}.test.ts`).includes(`"${title}`),
  );
  expect(missing, "renamed or gone; apps/api/src/test/mailProofs.ts names them").toEqual([]);
});
