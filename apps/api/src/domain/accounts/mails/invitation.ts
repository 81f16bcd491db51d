import { type Template, write } from "../../../platform/mail/template.ts";

/** The link that lets somebody in. */
export const invitation: Template<{ companyName: string; link: string }> = {
  en: ({ companyName, link }) =>
    write(
      `${companyName} invites you to Vaardig`,
      "Hello,",
      `${companyName} uses Vaardig to show which skills people have and where they can grow, and invites you to join.`,
      "Choose a password on this page; the link works once, for 7 days:",
      link,
    ),
  nl: ({ companyName, link }) =>
    write(
      `${companyName} nodigt je uit voor Vaardig`,
      "Hallo,",
      `${companyName} gebruikt Vaardig om te laten zien welke vaardigheden mensen hebben en waar ze kunnen groeien, en nodigt je uit om mee te doen.`,
      "Kies een wachtwoord op deze pagina; de link werkt één keer, 7 dagen lang:",
      link,
    ),
};
