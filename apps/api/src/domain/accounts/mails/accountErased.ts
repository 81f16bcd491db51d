import { type Template, write } from "../../../platform/mail/template.ts";

/** The last mail to somebody who erased the account: the proof that it is gone. */
export const accountErased: Template<{ firstName: string; companyName: string; proof: string; at: string }> =
  {
    en: ({ firstName, companyName, proof, at }) =>
      write(
        "Your account is deleted",
        `Hello ${firstName},`,
        `Everything that ${companyName} kept about you here was deleted on ${at}, except for a note that a person was deleted at that moment. The note does not say who.`,
        `This email is the proof of it; its number is ${proof}.`,
      ),
    nl: ({ firstName, companyName, proof, at }) =>
      write(
        "Je account is verwijderd",
        `Hallo ${firstName},`,
        `Alles wat ${companyName} hier over je bewaarde, is verwijderd op ${at}, behalve een aantekening dat er op dat moment een persoon is verwijderd. Daarin staat niet wie.`,
        `Deze e-mail is daarvan het bewijs; het nummer is ${proof}.`,
      ),
  };
