import type { Company } from "@vaardig/contract/company/company";
import { afterEach, describe, expect, test, vi } from "vitest";
import formWords from "../../../shared/company/company-form.en.json";
import { draw, fieldOf, findButton, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import { testKeepsInput } from "../../../test/testKeepsInput.ts";
import { testShowsBothVersions } from "../../../test/testShowsBothVersions.ts";
import words from "../company.en.json";
import { CompanyForm } from "./CompanyForm.tsx";

const COMPANY: Company = {
  id: "1",
  slug: "noordlicht",
  version: 1,
  name: "Noordlicht",
  industry: "Energy",
  description: "Wind",
  phone: "050 1",
  website: "",
  linkedin: "",
  country: "",
  state: "",
  city: "Groningen",
  address_line_1: "",
  address_line_2: "",
  zip_code: "",
  logo_url: null,
  first_visit: false,
  can: [],
  allowed_domains: [],
  signup_url: "https://x.test/signup/n",
  careers_url: "https://x.test/careers/n",
};
const SAVE = "Save profile";

async function open(reads?: Parameters<typeof openServer>[1]) {
  const sent = openServer("/company", reads);
  return {
    sent,
    screen: await draw(<CompanyForm company={COMPANY} />, { company: words, "company-form": formWords }),
  };
}

describe("the company's profile", () => {
  testKeepsInput({ open, field: "City", save: SAVE });

  let screen: OnScreen;
  const openTo = async (reads?: Parameters<typeof openServer>[1]) => {
    const opened = await open(reads);
    ({ screen } = opened);
    return opened.sent;
  };
  afterEach(async () => {
    await screen?.remove();
    vi.unstubAllGlobals();
  });

  test("what is typed while a save is under way stays, and the next save goes over the saved version", async () => {
    const sent = await openTo();
    await type("City", "Assen");
    await press(SAVE);
    await type("City", "Emmen");
    await type("Phone", "050 2");
    await sent[0]?.answer({ data: [{ ...COMPANY, version: 2, city: "Assen" }] });
    expect(fieldOf("City").value).toBe("Emmen");
    expect(fieldOf("Phone").value).toBe("050 2");
    expect(document.body.textContent).toContain("You have unsaved changes");
    await press(SAVE);
    expect(sent[1]?.body).toMatchObject({ version: 2, city: "Emmen", phone: "050 2" });
  });

  testShowsBothVersions({
    open: () =>
      open({ "/company": () => ({ data: [{ ...COMPANY, version: 2, city: "Zwolle", phone: "050 9" }] }) }),
    title: words.conflict.title,
    field: { label: "City", name: "city", theirs: "Zwolle" },
    taken: "Phone",
    save: SAVE,
  });
  test("another's save in a second tab shows both versions, sends nothing by itself and keeps what was typed", async () => {
    const theirs = { ...COMPANY, version: 2, city: "Zwolle", phone: "050 9" };
    const sent = await openTo({ "/company": () => ({ data: [theirs] }) });
    await type("City", "Assen");
    await press(SAVE);
    await sent[0]?.refuse(409, "stale_version");
    expect(document.body.textContent).toContain("Zwolle");
    expect(document.body.textContent).toContain("kept either way: Phone");
    expect(fieldOf("City").value).toBe("Assen");
    expect(sent).toHaveLength(1);
    await press("Keep mine");
    expect(sent[1]?.body).toMatchObject({ version: 2, city: "Assen", phone: "050 9" });
    await sent[1]?.answer({ data: [{ ...theirs, version: 3, city: "Assen" }] });
    expect(findButton("Discard")).toBeUndefined();
  });
});
