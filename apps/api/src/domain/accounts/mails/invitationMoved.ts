import { type Template, write } from "../../../platform/mail/template.ts";

/** Tells an address that was invited that its invitation works no more; the new address is none of its business. */
export const invitationMoved: Template<{ companyName: string }> = {
  en: ({ companyName }) =>
    write(
      `Your invitation from ${companyName} has moved`,
      "Hello,",
      `${companyName} invited someone to Vaardig at this address and now uses another address for that person. The link you got no longer works.`,
      "You need not do anything. If you expected this invitation here, ask the company.",
    ),
  nl: ({ companyName }) =>
    write(
      `Je uitnodiging van ${companyName} is verplaatst`,
      "Hallo,",
      `${companyName} had op dit adres iemand uitgenodigd voor Vaardig en gebruikt nu een ander adres voor die persoon. De link die je kreeg, werkt niet meer.`,
      "Je hoeft niets te doen. Verwachtte je deze uitnodiging hier? Vraag het dan aan het bedrijf.",
    ),
};
