import build from "../data/fieldTasks/build.json" with { type: "json" };
import business from "../data/fieldTasks/business.json" with { type: "json" };
import byField from "../data/fieldTasks/byField.json" with { type: "json" };
import care from "../data/fieldTasks/care.json" with { type: "json" };
import classes from "../data/fieldTasks/classes.json" with { type: "json" };
import clinic from "../data/fieldTasks/clinic.json" with { type: "json" };
import craft from "../data/fieldTasks/craft.json" with { type: "json" };
import digital from "../data/fieldTasks/digital.json" with { type: "json" };
import fields from "../data/fieldTasks/fields.json" with { type: "json" };
import guests from "../data/fieldTasks/guests.json" with { type: "json" };
import industry from "../data/fieldTasks/industry.json" with { type: "json" };
import laboratory from "../data/fieldTasks/laboratory.json" with { type: "json" };
import land from "../data/fieldTasks/land.json" with { type: "json" };
import learning from "../data/fieldTasks/learning.json" with { type: "json" };
import office from "../data/fieldTasks/office.json" with { type: "json" };
import person from "../data/fieldTasks/person.json" with { type: "json" };
import public_ from "../data/fieldTasks/public.json" with { type: "json" };
import services from "../data/fieldTasks/services.json" with { type: "json" };
import shop from "../data/fieldTasks/shop.json" with { type: "json" };
import trades from "../data/fieldTasks/trades.json" with { type: "json" };
import transport from "../data/fieldTasks/transport.json" with { type: "json" };
import vehicles from "../data/fieldTasks/vehicles.json" with { type: "json" };
import welfare from "../data/fieldTasks/welfare.json" with { type: "json" };

/** A skill by its name, and what shows it in each language: "verb, verb > thing, thing", or words that show it by themselves. */
export interface FieldTaskSource {
  skill: string;
  en?: readonly string[];
  nl?: readonly string[];
  instead?: readonly string[];
  /** The field whose words stand in the document, where other fields tell other tasks in the same words. */
  amid?: string;
}

/** Every task by which a field knows a skill. */
export const fieldTasks: readonly FieldTaskSource[] = [
  ...build,
  ...business,
  ...byField,
  ...care,
  ...clinic,
  ...craft,
  ...digital,
  ...guests,
  ...industry,
  ...laboratory,
  ...land,
  ...learning,
  ...office,
  ...person,
  ...public_,
  ...services,
  ...shop,
  ...trades,
  ...transport,
  ...vehicles,
  ...welfare,
];

/** Tasks of one trade, which stand beside others of it: "plaatst ruiten" alone in a nurse's text is no glazing. */
export const tradeTasks: ReadonlySet<FieldTaskSource> = new Set([
  ...build,
  ...digital,
  ...industry,
  ...laboratory,
  ...land,
  ...vehicles,
]);

/** What people are like, rather than what they do. */
export const traits: readonly FieldTaskSource[] = person;

/** Words of one role, by the name that tasks call them with. */
export const taskClasses: Record<"en" | "nl", Record<string, string>> = classes;

/** The words that tell of a field, by its name. */
export const fieldWords: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(fields).map(([field, words]) => [
    field,
    new RegExp(`(?<!\\p{L})(?:${words.join("|")})`, "iu"),
  ]),
);
