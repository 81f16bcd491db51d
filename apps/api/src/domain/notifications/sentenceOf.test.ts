import { LANGUAGES } from "@vaardig/contract/limits";
import { NOTIFICATION_KINDS, type NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import { describe, expect, it } from "vitest";
import { sentenceOf } from "./sentenceOf.ts";
import en from "./words/sentences.en.json" with { type: "json" };
import nl from "./words/sentences.nl.json" with { type: "json" };

const reading = { language: "en", timeZone: "Europe/Amsterdam" } as const;
const told = { count: 1, actor: "Mia Vos", person: "Ada Bos" };
const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe("sentences", () => {
  it("are there for every kind, in both languages, with the same places", () => {
    expect(Object.keys(nl)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en))
      expect([key, placesIn(nl[key as keyof typeof nl])]).toEqual([key, placesIn(text)]);
    const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
    const written = new Set(Object.keys(en).map((key) => key.split(/[.]|_many$|_one$/)[0]));
    expect(kinds.filter((kind) => !written.has(kind))).toEqual([]);
  });

  it("say several together, one in the singular, names and dates by language", () => {
    const values = { name_en: "Nurse", name_nl: "Verpleegkundige" };
    expect(sentenceOf({ ...told, kind: "application_received", values }, reading)).toBe(
      "Ada Bos applied for Nurse",
    );
    expect(
      sentenceOf({ ...told, kind: "application_received", values, count: 3 }, { ...reading, language: "nl" }),
    ).toBe("3 sollicitaties op de vacature Verpleegkundige");
    expect(sentenceOf({ ...told, kind: "confirmation_asked", values: { n: 1 } }, reading)).toBe(
      "Mia Vos asks you to confirm a skill",
    );
    const due = { name: "SQL", due_day: "2026-12-01" };
    expect(sentenceOf({ ...told, kind: "goal_due", values: due }, { ...reading, language: "nl" })).toBe(
      "Je doel SQL loopt af op 1 december 2026",
    );
  });

  it("name no one who is not to be known", () => {
    const values = { name: "Nurse" };
    const hidden = { ...told, person: null, actor: null, kind: "application_received" as const, values };
    expect(sentenceOf(hidden, reading)).toBe("Someone applied for Nurse");
    for (const language of LANGUAGES)
      for (const kind of Object.keys(NOTIFICATION_KINDS) as NotificationKind[])
        expect(sentenceOf({ ...hidden, kind }, { ...reading, language })).not.toContain("{{");
  });
});
