import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MAIL_NAMES } from "../domain/mails/mailNames.ts";

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
