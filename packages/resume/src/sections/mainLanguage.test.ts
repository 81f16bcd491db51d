import { expect, it } from "vitest";
import { buildDocument } from "../testing/textLine.ts";
import { mainLanguage } from "./mainLanguage.ts";

it.each([
  [
    "nl",
    "Ik werk sinds vijf jaar met plezier aan de inrichting van het systeem en bij klanten in de regio voor een bureau",
  ],
  [
    "en",
    "I have worked for five years with the design of systems and at the offices of clients across the region",
  ],
  [
    "de",
    "Seit fünf Jahren arbeite ich mit Freude an der Wartung von Anlagen und bei Kunden in der Region für ein Büro",
  ],
  [
    "fr",
    "Depuis cinq ans je travaille avec plaisir à la maintenance des installations et chez les clients de la région",
  ],
  [
    "es",
    "Desde hace cinco años trabajo con gusto en el mantenimiento de los sistemas y en las oficinas de los clientes",
  ],
  [null, "Python, SQL, Docker"],
])("tells %s by its small words", (language, text) => {
  expect(mainLanguage(buildDocument([text]))).toBe(language);
});
