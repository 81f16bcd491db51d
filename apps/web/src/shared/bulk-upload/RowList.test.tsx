import type {
  BulkUpload,
  BulkUploadKind,
  BulkUploadRow,
  RowOutcome,
} from "@vaardig/contract/bulk-uploads/bulkUploads";
import { afterEach, expect, test, vi } from "vitest";
import { said } from "../../test/drawPage.tsx";
import { draw, type OnScreen, settle } from "../../test/onScreen.tsx";
import { type Asked, stubServer } from "../../test/stubServer.ts";
import words from "./bulk-upload.en.json";
import { RowList } from "./RowList.tsx";

const row = (values: Record<string, string>, more: Partial<BulkUploadRow> = {}): BulkUploadRow => ({
  number: 2,
  outcome: "new",
  values,
  changes: {},
  errors: {},
  ...more,
});

let screen: OnScreen;
let asked: Asked;
const open = async (kind: BulkUploadKind, outcome: RowOutcome, ...rows: BulkUploadRow[]) => {
  asked = stubServer({ "GET /bulk_upload/rows": () => ({ data: rows, total: rows.length }) });
  const upload = { id: "u", kind } as Partial<BulkUpload> as BulkUpload;
  screen = await draw(<RowList upload={upload} outcome={outcome} />, { "bulk-upload": words });
  await settle();
};
afterEach(async () => {
  await screen.remove();
  vi.unstubAllGlobals();
});
const lines = () => [...document.querySelectorAll("li p")].map((one) => one.textContent);

test("each row is known by its name and what distinguishes it", async () => {
  const rows: [values: Record<string, string>, ...head: string[]][] = [
    [{ first_name: "Anna", last_name: "Bos", email: "a@x.nl" }, "Anna Bos", "a@x.nl"],
    [{ email: "a@x.nl" }, "a@x.nl"],
    [{ first_name: "Anna" }, "Anna"],
    [{ code: "C1", title_en: "SQL", title_nl: "Sequel", provider: "School" }, "SQL", "C1 · School"],
    [{ code: "C1", title_nl: "Sequel", skills: "SQL:1>3" }, "Sequel", "C1 · SQL:1>3"],
    [{ code: "C1" }, "C1", "C1"],
    [{ certificate: "VCA", number: "7", email: "a@x.nl" }, "a@x.nl", "VCA · 7"],
    [{ certificate: "VCA" }, "VCA", "VCA"],
    [{ Naam: "Anna", Plaats: "Ede" }, "Anna · Ede"],
  ];
  await open("employees", "new", ...rows.map(([values], number) => row(values, { number })));
  expect(lines()).toEqual(rows.flatMap(([, ...head], number) => [`Row ${number}`, ...head]));
});

test("a new person's role is said, not that of someone who is there", async () => {
  const values = { first_name: "Anna", email: "a@x.nl", system_role: "manager" };
  await open("employees", "new", row(values), row(values, { number: 3, outcome: "changed" }));
  expect(lines()).toEqual(["Row 2", "Anna", "a@x.nl · Manager", "Row 3", "Anna", "a@x.nl"]);
});

test("what changes and what is wrong are under the names of the columns", async () => {
  const changes = { join_date: { from: "", to: "2026-02-01" }, SQL: { from: "2 self", to: "4" } };
  await open("employees", "changed", row({ email: "a@x.nl" }, { changes, errors: { email: "Taken" } }));
  const [, , joined, level, wrong] = lines();
  expect(joined).toBe("Join date: empty → 1 Feb 2026");
  expect(level).toBe("SQL: Basic, self-declared → Advanced");
  expect(wrong).toBe("Email: Taken");
  expect(asked[0]?.query).toMatchObject({ id: "u", outcome: "changed", page: "0" });
});

test.each([
  ["employees", "new", words.none.new],
  ["courses", "new", words["none-courses"].new],
  ["certificates", "new", words["none-certificates"].new],
  ["candidates", "error", words.none.error],
] as const)("%s without rows that are %s", async (kind, outcome, text) => {
  await open(kind, outcome);
  expect(said()).toContain(text);
});
