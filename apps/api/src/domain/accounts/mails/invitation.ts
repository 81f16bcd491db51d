import { type Template, write } from "../../../platform/mail/template.ts";

interface Values {
  companyName: string;
  link: string;
  /** First name of a person who was hired; null for everyone else. */
  hired: string | null;
}

/** The link that lets somebody in. */
export const invitation: Template<Values> = {
  en: ({ companyName, link, hired }) =>
    hired === null
      ? write(
          `${companyName} invites you to Vaardig`,
          "Hello,",
          `${companyName} uses Vaardig to show which skills people have and where they can grow, and invites you to join.`,
          "Choose a password on this page; the link works once, for 7 days:",
          link,
          `If the link no longer works, ask ${companyName} for a new one.`,
        )
      : write(
          `Choose a password for your account with ${companyName}`,
          `Hello ${hired},`,
          `Your account with ${companyName} is ready. ${companyName} uses Vaardig to show which skills people have and where they can grow.`,
          "Choose a password on this page; the link works once, for 7 days:",
          link,
          `If the link no longer works, ask ${companyName} for a new one.`,
        ),
  nl: ({ companyName, link, hired }) =>
    hired === null
      ? write(
          `${companyName} nodigt je uit voor Vaardig`,
          "Hallo,",
          `${companyName} gebruikt Vaardig om te laten zien welke vaardigheden mensen hebben en waar ze kunnen groeien, en nodigt je uit om mee te doen.`,
          "Kies een wachtwoord op deze pagina; de link werkt één keer, 7 dagen lang:",
          link,
          `Werkt de link niet meer? Vraag ${companyName} dan om een nieuwe.`,
        )
      : write(
          `Kies een wachtwoord voor je account bij ${companyName}`,
          `Hallo ${hired},`,
          `Je account bij ${companyName} staat klaar. ${companyName} gebruikt Vaardig om te laten zien welke vaardigheden mensen hebben en waar ze kunnen groeien.`,
          "Kies een wachtwoord op deze pagina; de link werkt één keer, 7 dagen lang:",
          link,
          `Werkt de link niet meer? Vraag ${companyName} dan om een nieuwe.`,
        ),
};
