import { type Template, write } from "../../platform/mail/template.ts";

interface Values {
  firstName: string;
  noun: "vacancy" | "project";
  name: string;
  /** Why it was declined; null when it was approved. */
  reason: string | null;
  /** It was a change of what is in force already. */
  isChange: boolean;
  link: string;
}

const EN = { vacancy: "the job", project: "the project" };
const NL = { vacancy: "de vacature", project: "het project" };

/** Tells whoever submitted a vacancy or project what an administrator decided. */
export const approvalDecided: Template<Values> = {
  en: ({ firstName, noun, name, reason, isChange, link }) => {
    const what = isChange
      ? `Your change to ${EN[noun]} ${name}`
      : `${EN[noun].replace("the", "The")} ${name}`;
    if (reason === null)
      return write(
        `${name} is approved`,
        `Hello ${firstName},`,
        `${what} is approved${isChange ? " and in force" : ""}. See ${EN[noun]} here:`,
        link,
      );
    return write(
      `${name} is declined`,
      `Hello ${firstName},`,
      `${what} is declined. The reason:`,
      reason,
      `${isChange ? "What was approved before stays in force. " : ""}You can change it and submit it again:`,
      link,
    );
  },
  nl: ({ firstName, noun, name, reason, isChange, link }) => {
    const what = isChange
      ? `Je wijziging van ${NL[noun]} ${name}`
      : `${noun === "project" ? "Het project" : "De vacature"} ${name}`;
    if (reason === null)
      return write(
        `${name} is goedgekeurd`,
        `Hallo ${firstName},`,
        `${what} is goedgekeurd${isChange ? " en geldt vanaf nu" : ""}. Bekijk ${NL[noun]} hier:`,
        link,
      );
    return write(
      `${name} is afgewezen`,
      `Hallo ${firstName},`,
      `${what} is afgewezen. De reden:`,
      reason,
      `${isChange ? "Wat eerder was goedgekeurd blijft gelden. " : ""}Je kunt aanpassingen doen en opnieuw indienen:`,
      link,
    );
  },
};
