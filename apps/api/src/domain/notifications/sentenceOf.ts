import type { Language } from "@vaardig/contract/limits";
import type { NotificationKind } from "@vaardig/contract/notifications/notificationKinds";
import { timeIn } from "../../platform/i18n/timeIn.ts";
import { fillTemplate } from "../../platform/i18n/translate.ts";
import type { NotificationValues } from "./subjects.ts";
import en from "./words/sentences.en.json" with { type: "json" };
import nl from "./words/sentences.nl.json" with { type: "json" };
import terms from "./words/terms.json" with { type: "json" };

const SENTENCES: Record<Language, Record<string, string>> = { en, nl };
const LOCALE: Record<Language, string> = { en: "en-GB", nl: "nl-NL" };

interface NotificationContent {
  kind: NotificationKind;
  /** Values of the newest notification. */
  values: NotificationValues;
  /** Number of notifications of the kind combined here. */
  count: number;
  actor: string | null;
  person: string | null;
}

interface Reading {
  language: Language;
  timeZone: string;
}

/** Values that put a sentence in the singular when they are 1. */
const COUNTED = ["n", "found", "rows"];

/**
 * Returns the first available sentence: for several, for the singular of the event, for the event, for the
 * kind.
 */
function templateOf(words: Record<string, string>, { kind, values, count }: NotificationContent): string {
  const own = values.what ? `${kind}.${values.what}` : kind;
  const isOne = COUNTED.some((name) => values[name] === 1);
  const keys = [...(count > 1 ? [`${kind}_many`] : []), ...(isOne ? [`${own}_one`] : []), own, kind];
  return words[keys.find((key) => words[key] !== undefined) ?? kind] ?? kind;
}

const dayIn = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/**
 * Formats values for a reader: days (`…_day`), times (`…_time`), levels and stages in words, names by
 * language.
 */
function valuesIn(values: NotificationValues, { language, timeZone }: Reading): NotificationValues {
  const shown: NotificationValues = {};
  for (const [key, value] of Object.entries(values)) {
    if (key.endsWith("_day")) shown[key] = dayIn(String(value), language);
    else if (key.endsWith("_time")) shown[key] = timeIn(new Date(value), language, timeZone);
    else if (key === "level") shown[key] = terms[language].levels[Number(value) - 1] ?? value;
    else if (key === "stage")
      shown[key] = (terms[language].stages as Record<string, string>)[String(value)] ?? value;
    else shown[key] = value;
  }
  const name = values[`name_${language}`] ?? values.name;
  return name === undefined ? shown : { ...shown, name };
}

/**
 * Returns a notification as one sentence in the reader's language; the same in the product, in an email and
 * in the digest.
 */
export function sentenceOf(told: NotificationContent, reading: Reading): string {
  const { someone, product } = terms[reading.language];
  return fillTemplate(templateOf(SENTENCES[reading.language], told), {
    ...valuesIn(told.values, reading),
    count: told.count,
    person: told.person ?? someone,
    actor: told.actor ?? told.person ?? product,
  });
}
