import type { SuccessMessage } from "@vaardig/contract/endpoint";
import { decodeIssue } from "@vaardig/contract/issueMessage";
import { LANGUAGES, type Language } from "@vaardig/contract/limits";
import validationEn from "@vaardig/contract/validation.en.json" with { type: "json" };
import validationNl from "@vaardig/contract/validation.nl.json" with { type: "json" };
import type { FastifyRequest } from "fastify";
import errorsEn from "./errors.en.json" with { type: "json" };
import errorsNl from "./errors.nl.json" with { type: "json" };
import successesEn from "./successes.en.json" with { type: "json" };
import successesNl from "./successes.nl.json" with { type: "json" };

type Values = Record<string, string | number>;

const errors: Record<Language, Record<string, string>> = { en: errorsEn, nl: errorsNl };
const successes: Record<Language, Record<SuccessMessage, string>> = { en: successesEn, nl: successesNl };
const validation: Record<Language, Record<string, string>> = { en: validationEn, nl: validationNl };

/** Replaces the `{{name}}` placeholders of a template by values; `{{name, number}}` as the language writes it. */
export function fillTemplate(template: string, values: Values, language: Language = "en"): string {
  return template.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) => {
    const value = values[name] ?? "";
    return isNumber ? new Intl.NumberFormat(language).format(Number(value)) : String(value);
  });
}

/** Returns the message of an error code. */
export function errorMessage(code: string, language: Language, values: Values = {}): string {
  return fillTemplate(errors[language][code] ?? errors[language].internal_error ?? code, values, language);
}

/** Returns the message of a successful response. */
export function successMessage(code: SuccessMessage, language: Language): string {
  return successes[language][code];
}

/** Returns the message of a schema issue such as `too_long|max=700`. */
export function issueMessage(issue: string, language: Language): string {
  const { key, values } = decodeIssue(issue);
  return fillTemplate(validation[language][key] ?? validation[language].invalid ?? key, values, language);
}

function isLanguage(value: string | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

type Asking = Pick<FastifyRequest, "headers" | "query">;

/** Returns the language that the reader chose: query string, then cookie; undefined when neither. */
export function chosenLanguage(request: Asking): Language | undefined {
  const asked = (request.query as { lng?: string } | undefined)?.lng;
  if (isLanguage(asked)) return asked;
  const cookie = /(?:^|;\s*)i18next=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
  return isLanguage(cookie) ? cookie : undefined;
}

/** Returns the language of a request: query string, cookie, `Accept-Language`; otherwise English. */
export function requestLanguage(request: Asking): Language {
  const chosen = chosenLanguage(request);
  if (chosen) return chosen;
  const accepted = request.headers["accept-language"]
    ?.split(",")
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return accepted?.find(isLanguage) ?? "en";
}
