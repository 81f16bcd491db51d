import { FEED_COLUMNS, REQUIRED_COLUMNS } from "../../../../domain/learning/courses/feed/readFeedRow.ts";
import type { SheetColumn } from "../matchHeader.ts";

/** Alternative headers of a column. */
const TITLES: Record<(typeof FEED_COLUMNS)[number], readonly string[]> = {
  code: ["id", "course code", "course id", "cursuscode", "cursusnummer"],
  title_en: ["english title", "title", "course", "name"],
  title_nl: ["nederlandse titel", "titel", "cursus", "naam"],
  description_en: ["english description", "description"],
  description_nl: ["nederlandse omschrijving", "omschrijving", "beschrijving"],
  provider: ["school", "institute", "aanbieder", "opleider"],
  hours: ["duration", "uren", "duur", "studielast"],
  price: ["cost", "prijs", "kosten"],
  next_start: ["start", "start date", "startdatum", "eerstvolgende start"],
  url: ["link", "website", "address"],
  offered: ["active", "aangeboden", "actief"],
  skills: ["skill", "vaardigheden", "vaardigheid"],
};

/** Columns of a file of courses, the required ones first. */
export const COURSE_COLUMNS: readonly SheetColumn[] = FEED_COLUMNS.map((key) => ({
  key,
  required: REQUIRED_COLUMNS.some((one) => one === key),
  titles: TITLES[key],
})).sort((a, b) => Number(b.required) - Number(a.required));
