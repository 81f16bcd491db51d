import { type Language, SKILL_LEVELS } from "@vaardig/contract/limits";
import { composeMail, type Template } from "../../../platform/mail/template.ts";

const LEVELS: Record<Language, readonly string[]> = {
  en: SKILL_LEVELS,
  nl: ["Starter", "Basis", "Gevorderd", "Zeer gevorderd", "Expert"],
};

/** Returns skills with their levels as lines of an email. */
export function skillLines(language: Language, skills: readonly { name: string; level: number }[]): string {
  return skills.map(({ name, level }) => `- ${name} (${LEVELS[language][level - 1] ?? level})`).join("\n");
}

/** A requester, with lines of skills. */
export interface RequestedBy {
  name: string;
  lines: string;
  count: number;
  message: string;
}

interface RequestMailValues {
  firstName: string;
  /** One requester, unless it is a reminder of all requests. */
  askers: readonly RequestedBy[];
  isReminder: boolean;
  /** The first day on which one of the requests expires. */
  until: string;
  link: string;
}

const one = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** Asks a person to confirm or endorse colleagues' skills, or reminds of it. */
export const requestMail: Template<RequestMailValues> = {
  en: ({ firstName, askers, isReminder, until, link }) => {
    const asker = one(askers);
    const what = asker?.count === 1 ? "a skill" : "skills";
    const subject = asker
      ? `${asker.name} asks you to confirm ${what}`
      : `${askers.length} colleagues ask you to confirm skills`;
    return composeMail(
      isReminder ? `Reminder: ${subject}` : subject,
      `Hello ${firstName},`,
      ...askers.flatMap(({ name, lines, message }) => [
        `${name} asks you to confirm:\n\n${lines}`,
        ...(message ? [`${name} wrote:\n\n${message}`] : []),
      ]),
      `You can confirm each skill at this level or at another, or decline. Your name is shown with what you confirm. You can answer until ${until}:`,
      link,
    );
  },
  nl: ({ firstName, askers, isReminder, until, link }) => {
    const asker = one(askers);
    const what = asker?.count === 1 ? "een vaardigheid" : "vaardigheden";
    const subject = asker
      ? `${asker.name} vraagt je ${what} te bevestigen`
      : `${askers.length} collega's vragen je vaardigheden te bevestigen`;
    return composeMail(
      isReminder ? `Herinnering: ${subject}` : subject,
      `Hallo ${firstName},`,
      ...askers.flatMap(({ name, lines, message }) => [
        `${name} vraagt je te bevestigen:\n\n${lines}`,
        ...(message ? [`${name} schreef erbij:\n\n${message}`] : []),
      ]),
      `Je kunt elke vaardigheid op dit niveau of op een ander niveau bevestigen, of het verzoek afwijzen. Bij wat je bevestigt, staat je naam. Antwoorden kan tot en met ${until}:`,
      link,
    );
  },
};

interface Answered {
  firstName: string;
  name: string;
  /** The confirmed or endorsed skills as lines, at the given level. */
  lines: string;
  count: number;
  link: string;
}

/** Notifies a requester that a colleague confirmed or endorsed skills. */
export const answeredMail: Template<Answered> = {
  en: ({ firstName, name, lines, count, link }) =>
    composeMail(
      `${name} confirmed ${count === 1 ? "a skill" : `${count} skills`} of yours`,
      `Hello ${firstName},`,
      `${name} confirmed:\n\n${lines}`,
      "See all your requests:",
      link,
    ),
  nl: ({ firstName, name, lines, count, link }) =>
    composeMail(
      `${name} heeft ${count === 1 ? "een vaardigheid" : `${count} vaardigheden`} van je bevestigd`,
      `Hallo ${firstName},`,
      `${name} heeft bevestigd:\n\n${lines}`,
      "Bekijk al je verzoeken:",
      link,
    ),
};

interface Ended {
  firstName: string;
  /** People who can no longer answer, and requests that expired, each with lines of skills. */
  gone: readonly { name: string; lines: string }[];
  expired: readonly { name: string; lines: string }[];
  link: string;
}

/** Returns the subject that fits how many people did not answer. */
function endedSubject(
  people: readonly { name: string }[],
  subject: { one: (name: string) => string; several: string },
): string {
  const person = one(people);
  return person ? subject.one(person.name) : subject.several;
}

/** Notifies a requester that requests ended without an answer. */
export const endedMail: Template<Ended> = {
  en: ({ firstName, gone, expired, link }) =>
    composeMail(
      endedSubject([...gone, ...expired], {
        one: (name) => `A request to ${name} to confirm your skills has ended`,
        several: "Requests to confirm your skills have ended",
      }),
      `Hello ${firstName},`,
      ...gone.map(({ name, lines }) => `${name} can no longer answer your request about:\n\n${lines}`),
      ...expired.map(({ name, lines }) => `${name} did not answer within 30 days:\n\n${lines}`),
      "Your levels have not changed. You can ask someone else:",
      link,
    ),
  nl: ({ firstName, gone, expired, link }) =>
    composeMail(
      endedSubject([...gone, ...expired], {
        one: (name) => `Een verzoek aan ${name} om je vaardigheden te bevestigen is beëindigd`,
        several: "Verzoeken om je vaardigheden te bevestigen zijn beëindigd",
      }),
      `Hallo ${firstName},`,
      ...gone.map(({ name, lines }) => `${name} kan je verzoek niet meer beantwoorden over:\n\n${lines}`),
      ...expired.map(({ name, lines }) => `${name} heeft niet binnen 30 dagen geantwoord:\n\n${lines}`),
      "Je niveaus zijn niet veranderd. Je kunt iemand anders vragen:",
      link,
    ),
};
