import { type Template, write } from "../../../platform/mail/template.ts";

/** The last mail to somebody who erased the account: the proof that it is gone. */
export const accountErased: Template<{ firstName: string; companyName: string; proof: string; at: string }> =
  {
    en: ({ firstName, companyName, proof, at }) =>
      write(
        "Your account is deleted",
        `Hello ${firstName},`,
        `Everything that ${companyName} kept of you here was deleted on ${at}. This email is the proof of it; its number is ${proof}.`,
        "All that is left here is a note that a person was deleted at that moment.",
      ),
    nl: ({ firstName, companyName, proof, at }) =>
      write(
        "Je account is verwijderd",
        `Hallo ${firstName},`,
        `Alles wat ${companyName} hier van je bewaarde, is verwijderd op ${at}. Deze e-mail is daarvan het bewijs; het nummer is ${proof}.`,
        "Hier staat alleen nog dat er op dat moment een persoon is verwijderd.",
      ),
  };
