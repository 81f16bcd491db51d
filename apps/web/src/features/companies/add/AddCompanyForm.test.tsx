import type { Customer } from "@vaardig/contract/companies/customers";
import { afterEach, describe, expect, test, vi } from "vitest";
import uploadWords from "../../../lib/words/upload.en.json";
import formWords from "../../../shared/company/company-form.en.json";
import { act } from "../../../test/act.ts";
import { draw, fieldOf, findButton, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { testKeepsInput } from "../../../test/testKeepsInput.ts";
import words from "../companies.en.json";
import { AddCompanyForm } from "./AddCompanyForm.tsx";

const added: Customer[] = [];

async function open() {
  added.length = 0;
  const sent = openServer("/companies");
  const screen = await draw(<AddCompanyForm onAdded={(company) => added.push(company)} />, {
    companies: words,
    "company-form": formWords,
    upload: uploadWords,
  });
  return { sent, screen };
}

async function fill() {
  await type("Company name", "Delta");
  await type("Industry", "Energy");
  await type("First name", "Renée");
  await type("Last name", "d'Hondt");
  await type("Email", "renee@delta.example");
}

describe("adding a company", () => {
  testKeepsInput({ open, prepare: fill, field: "City", save: "Add company" });

  let screen: OnScreen;
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("discards what was typed when asked to", async () => {
    ({ screen } = await open());
    await type("City", "Delft");
    await press("Discard");
    expect(fieldOf("City").value).toBe("");
    expect(findButton("Discard")).toBeUndefined();
  });

  test("asks for the name, the industry and the administrator before anything is sent", async () => {
    const opened = await open();
    ({ screen } = opened);
    await press("Add company");
    expect(opened.sent).toHaveLength(0);
    for (const label of ["Company name", "Industry", "First name", "Last name", "Email"])
      expect(fieldOf(label).getAttribute("aria-invalid"), label).toBe("true");
  });

  test("sends what was typed once, and continues with what was added", async () => {
    const opened = await open();
    ({ screen } = opened);
    await fill();
    await type("Website", "delta.example");
    await press("Add company", 2);
    expect(opened.sent).toHaveLength(1);
    expect(opened.sent[0]?.body).toMatchObject({
      name: "Delta",
      industry: "Energy",
      website: "delta.example",
      city: "",
      admin_first_name: "Renée",
      admin_last_name: "d'Hondt",
      admin_email: "renee@delta.example",
      admin_language: "en",
    });
    await opened.sent[0]?.answer({ id: "1", name: "Delta" });
    expect(added).toMatchObject([{ id: "1" }]);
    expect(screen.message()).toBe("Delta added. The invitation is on its way.");
  });

  test("is the same company after a lost answer, and another one once it was refused", async () => {
    const opened = await open();
    ({ screen } = opened);
    await fill();
    await press("Add company");
    await opened.sent[0]?.refuse(503, "too_busy");
    await press("Add company");
    await opened.sent[1]?.refuse(409, "conflict");
    await press("Add company");
    const [first, again, corrected] = opened.sent.map(({ key }) => key);
    expect(first).toMatch(/./);
    expect(again).toBe(first);
    expect(corrected).not.toBe(first);
  });

  test("says at the field that an address has an account, and keeps the rest", async () => {
    const opened = await open();
    ({ screen } = opened);
    await fill();
    await press("Add company");
    await opened.sent[0]?.refuse(409, "email_taken", { admin_email: "There is already an account" });
    expect(document.body.textContent).toContain("There is already an account");
    expect(fieldOf("Company name").value).toBe("Delta");
    expect(added).toEqual([]);
  });

  test("takes no file as a logo that is no picture", async () => {
    ({ screen } = await open());
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    await act(async () => {
      const file = new File(["%PDF"], "logo.pdf", { type: "application/pdf" });
      Object.defineProperty(input, "files", { value: [file], configurable: true });
      input?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(document.querySelector("[role=alert]")?.textContent).toMatch(/png/i);
  });
});
