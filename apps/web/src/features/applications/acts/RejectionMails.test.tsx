import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "../../../test/act.ts";
import { buildCard } from "../../../test/buildCard.ts";
import { said } from "../../../test/drawPage.tsx";
import { draw, type OnScreen } from "../../../test/onScreen.tsx";
import { stubServer } from "../../../test/stubServer.ts";
import words from "../applications.en.json";
import { emailedApplicants, type MailChoice, mailOf, RejectionMails } from "./RejectionMails.tsx";
import type { ChangedMailTexts } from "./rejectionTexts.ts";

const took = (name: string, person: Partial<ApplicationCard["person"]> = {}) => buildCard(name, { person });
const listed = (name: string) => buildCard(name, { awaits_news: false });
const ALL: MailChoice = { took: true, listed: true };
const names = (cards: readonly ApplicationCard[]) => cards.map(({ id }) => id).join();

test.each([
  [{ took: true, listed: true }, "Ann,Bo", true],
  [{ took: true, listed: false }, "Ann", undefined],
  [{ took: false, listed: true }, "", false],
  [{ took: false, listed: false }, "", false],
])("with %j of both kinds %j are written to, sent as %s", (choice, who, mail) => {
  const cards = [took("Ann"), listed("Bo"), took("Cas", { mail: "no_address" })];
  expect(names(emailedApplicants(choice, cards))).toBe(who);
  expect(mailOf(choice, cards)).toBe(mail);
});

test("people who only were added can be written to when no one took part", () => {
  expect(names(emailedApplicants({ took: false, listed: true }, [listed("Bo")]))).toBe("Bo");
  expect(mailOf({ took: false, listed: true }, [listed("Bo")])).toBe(true);
  expect(mailOf({ took: true, listed: false }, [took("Ann")])).toBe(true);
});

let screen: OnScreen | undefined;
const onChoice = vi.fn();
beforeEach(() => onChoice.mockReset());
afterEach(async () => {
  await screen?.remove();
  vi.unstubAllGlobals();
});
const open = async (cards: ApplicationCard[], choice = ALL, changed: ChangedMailTexts = {}) => {
  stubServer({});
  screen = await draw(
    <RejectionMails cards={cards} choice={choice} onChoice={onChoice} words={changed} onWords={vi.fn()} />,
    { applications: words },
  );
};
const switches = () => [
  ...document.querySelectorAll<HTMLInputElement>("input[role=switch], .MuiSwitch-input"),
];
const texts = () => [...document.querySelectorAll("details")];

test("who is written to is switched by kind, the added ones only together with the others", async () => {
  await open([took("Ann"), listed("Bo")]);
  await act(async () => switches()[0]?.click());
  expect(onChoice).toHaveBeenLastCalledWith({ took: false, listed: true });
  await act(async () => switches()[1]?.click());
  expect(onChoice).toHaveBeenLastCalledWith({ took: true, listed: false });
  expect(said()).toContain(words["reject-mails-help"]);
  await screen?.remove();
  await open([took("Ann"), listed("Bo")], { took: false, listed: true });
  expect(switches()[1]?.disabled).toBe(true);
  expect(switches()[1]?.checked).toBe(false);
  expect(said()).toContain(words["reject-mail-off"]);
  await screen?.remove();
  await open([listed("Bo")], { took: false, listed: true });
  expect(switches()).toHaveLength(1);
  expect(switches()[0]?.checked).toBe(true);
});

test("a text for each language names three people and counts the others; people not reached are named", async () => {
  const dutch = took("Dirk", { language: "nl" });
  const some = ["Ann", "Bo", "Cas", "Eva", "Fay"].map((name) => took(name));
  const mine = { en: { subject: "Mine", message: "Mine" } };
  await open([...some, dutch, took("Gus", { mail: "unsubscribed" })], ALL, {
    "Rejection after application": mine,
  });
  const [english, other] = texts();
  expect(english?.textContent).toContain("Ann, Bo, Cas and 2 more");
  expect(english?.textContent).toContain(words["reject-text-edited"]);
  expect(other?.textContent).toContain("Dirk");
  expect(other?.textContent).not.toContain(words["reject-text-edited"]);
  expect(english?.open).toBe(false);
  expect(said()).toContain("Unsubscribed and has not applied, so no email: Gus.");
  await screen?.remove();
  await open([dutch]);
  expect(texts().map((one) => one.open)).toEqual([true]);
});
