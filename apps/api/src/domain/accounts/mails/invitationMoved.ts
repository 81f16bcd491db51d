import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Notifies an invited address that its invitation no longer works, without naming the new address. */
export const invitationMoved: Template<{ companyName: string }> = {
  en: ({ companyName }) =>
    composeMail(
      `Your invitation from ${companyName} no longer works`,
      "Hello,",
      `${companyName} invited someone to Vaardig at this address and now uses another address for that person. The link you received no longer works.`,
      `You do not have to do anything. If you expected the invitation at this address, contact ${companyName}.`,
    ),
  nl: ({ companyName }) =>
    composeMail(
      `Je uitnodiging van ${companyName} werkt niet meer`,
      "Hallo,",
      `${companyName} had op dit adres iemand uitgenodigd voor Vaardig en gebruikt nu een ander adres voor die persoon. De link die je kreeg, werkt niet meer.`,
      `Je hoeft niets te doen. Verwachtte je de uitnodiging op dit adres? Neem dan contact op met ${companyName}.`,
    ),
};
