import { composeMail, type Template } from "../../platform/mail/template.ts";

interface Values {
  firstName: string;
  noun: "vacancy" | "project";
  name: string;
  /** The reason for a decline; null for an approval. */
  reason: string | null;
  /** The decision is about a change of values that are already in force. */
  isChange: boolean;
  link: string;
}

const EN = { vacancy: "job", project: "project" };
const NL = { vacancy: "vacature", project: "project" };
const NL_THE = { vacancy: "de vacature", project: "het project" };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Notifies the submitter of a job or project of the administrator's decision. */
export const approvalDecided: Template<Values> = {
  en: ({ firstName, noun, name, reason, isChange, link }) => {
    const about = isChange ? `Change to ${EN[noun]}` : capital(EN[noun]);
    const what = isChange ? `Your change to the ${EN[noun]} ${name}` : `The ${EN[noun]} ${name}`;
    if (reason === null)
      return composeMail(
        `${about} approved: ${name}`,
        `Hello ${firstName},`,
        `${what} has been approved${isChange ? " and is now in force" : ""}. See the ${EN[noun]} here:`,
        link,
      );
    return composeMail(
      `${about} declined: ${name}`,
      `Hello ${firstName},`,
      `${what} has been declined. The reason:`,
      reason,
      isChange
        ? "What was approved before stays in force. You can edit your change and submit it again:"
        : `You can edit the ${EN[noun]} and submit it again:`,
      link,
    );
  },
  nl: ({ firstName, noun, name, reason, isChange, link }) => {
    const about = isChange ? `Wijziging van ${NL[noun]}` : capital(NL[noun]);
    const what = isChange ? `Je wijziging van ${NL_THE[noun]} ${name}` : `${capital(NL_THE[noun])} ${name}`;
    if (reason === null)
      return composeMail(
        `${about} goedgekeurd: ${name}`,
        `Hallo ${firstName},`,
        `${what} is goedgekeurd${isChange ? " en geldt vanaf nu" : ""}. Bekijk ${NL_THE[noun]} hier:`,
        link,
      );
    return composeMail(
      `${about} afgewezen: ${name}`,
      `Hallo ${firstName},`,
      `${what} is afgewezen. De reden:`,
      reason,
      isChange
        ? "Wat eerder was goedgekeurd, blijft gelden. Je kunt je wijziging aanpassen en opnieuw indienen:"
        : `Je kunt aanpassingen doen en ${NL_THE[noun]} opnieuw indienen:`,
      link,
    );
  },
};
