import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** The last email to a person who erased their account: the proof that it is gone. */
export const accountErased: Template<{ firstName: string; companyName: string; proof: string; at: string }> =
  {
    en: ({ firstName, companyName, proof, at }) =>
      composeMail(
        "Your account has been deleted",
        `Hello ${firstName},`,
        `Everything that ${companyName} kept about you here was deleted on ${at}, except for a note that a person was deleted at that moment. The note does not say who. Backups still hold your details until the backups are replaced.`,
        `Your reference number is ${proof}. Keep this email as proof.`,
      ),
    nl: ({ firstName, companyName, proof, at }) =>
      composeMail(
        "Je account is verwijderd",
        `Hallo ${firstName},`,
        `Alles wat ${companyName} hier over je bewaarde, is op ${at} verwijderd, behalve een aantekening dat er op dat moment een persoon is verwijderd. Daarin staat niet wie. In reservekopieën staan je gegevens nog tot die kopieën worden vervangen.`,
        `Je referentienummer is ${proof}. Bewaar deze e-mail als bewijs.`,
      ),
  };
