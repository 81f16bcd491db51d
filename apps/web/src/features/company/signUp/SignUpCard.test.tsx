import type { Company } from "@vaardig/contract/company/company";
import { afterEach, expect, test, vi } from "vitest";
import { pressNamed } from "../../../test/drawPage.tsx";
import { draw, fieldOf, findButton, type OnScreen, press, type } from "../../../test/onScreen.tsx";
import { openServer } from "../../../test/openServer.ts";
import words from "../company.en.json";
import { SignUpCard } from "./SignUpCard.tsx";

const COMPANY = {
  id: "1",
  allowed_domains: ["north.example"],
  signup_url: "https://vaardig.test/signup/north",
  careers_url: "https://vaardig.test/careers/north",
} as Company;
const { domains: LABEL, save: SAVE } = words["sign-up"];

let screen: OnScreen;
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});

async function open(company = COMPANY) {
  const sent = openServer("/company");
  screen = await draw(<SignUpCard company={company} />, { company: words });
  return sent;
}

test("the addresses of both pages are shown and copied", async () => {
  await open();
  const copied = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: copied } });
  expect(document.body.textContent).toContain(COMPANY.signup_url);
  expect(document.body.textContent).toContain(COMPANY.careers_url);
  await pressNamed("Copy the address: Careers page");
  expect(copied).toHaveBeenCalledWith(COMPANY.careers_url);
});

test("domains are sent as a list, and one that is none is refused at the field", async () => {
  const sent = await open();
  expect(fieldOf(LABEL).value).toBe("north.example");
  await type(LABEL, "north.example, @South.example");
  await press(SAVE);
  expect(sent[0]?.body).toEqual({ allowed_domains: ["north.example", "south.example"] });
  await sent[0]?.answer({ data: [{ ...COMPANY, allowed_domains: ["north.example", "south.example"] }] });
  expect(fieldOf(LABEL).value).toBe("north.example, south.example");
  await type(LABEL, "nonsense");
  await press(SAVE);
  expect(sent).toHaveLength(1);
});

test("who may not change the domains sees the addresses alone", async () => {
  await open({ ...COMPANY, allowed_domains: null });
  expect(findButton(SAVE)).toBeUndefined();
});
