import { LIMITS } from "@vaardig/contract/limits";
import { composeMail, type Template } from "../../../platform/mail/template.ts";

interface Values {
  companyName: string;
  link: string;
  /** Where a new link can be requested. */
  recoverLink: string;
  /** The reason for the account; a person who was hired is greeted by name. */
  occasion: { for: "colleague" | "first_admin" } | { for: "hired"; firstName: string };
}

const EN = {
  choose: "Choose a password on this page; the link works once and expires after 7 days:",
  again: (recoverLink: string) => `If the link no longer works, ask for a new one here: ${recoverLink}`,
};
const NL = {
  choose: "Kies een wachtwoord op deze pagina; de link werkt één keer en verloopt na 7 dagen:",
  again: (recoverLink: string) => `Werkt de link niet meer? Vraag hier een nieuwe aan: ${recoverLink}`,
};

/** Sends the link that creates an account. */
export const invitation: Template<Values> = {
  en: ({ companyName, link, recoverLink, occasion }) => {
    const end = [EN.choose, link, EN.again(recoverLink)];
    switch (occasion.for) {
      case "colleague":
        return composeMail(
          `${companyName} invites you to Vaardig`,
          "Hello,",
          `${companyName} uses Vaardig to show which skills people have and where they can grow, and invites you to join.`,
          ...end,
        );
      case "first_admin":
        return composeMail(
          `Set up Vaardig for ${companyName}`,
          "Hello,",
          `You are the first administrator of ${companyName} on Vaardig. Vaardig shows which skills people have and where they can grow. The trial of ${LIMITS.trialDays} days starts when you sign in.`,
          ...end,
        );
      case "hired":
        return composeMail(
          `Choose a password for your account with ${companyName}`,
          `Hello ${occasion.firstName},`,
          `Your account with ${companyName} is ready. ${companyName} uses Vaardig to show which skills people have and where they can grow.`,
          ...end,
        );
    }
  },
  nl: ({ companyName, link, recoverLink, occasion }) => {
    const end = [NL.choose, link, NL.again(recoverLink)];
    switch (occasion.for) {
      case "colleague":
        return composeMail(
          `${companyName} nodigt je uit voor Vaardig`,
          "Hallo,",
          `${companyName} gebruikt Vaardig om te laten zien welke vaardigheden mensen hebben en waar ze kunnen groeien, en nodigt je uit om mee te doen.`,
          ...end,
        );
      case "first_admin":
        return composeMail(
          `Stel Vaardig in voor ${companyName}`,
          "Hallo,",
          `Je bent de eerste beheerder van ${companyName} in Vaardig. Vaardig laat zien welke vaardigheden mensen hebben en waar ze kunnen groeien. De proefperiode van ${LIMITS.trialDays} dagen begint zodra je inlogt.`,
          ...end,
        );
      case "hired":
        return composeMail(
          `Kies een wachtwoord voor je account bij ${companyName}`,
          `Hallo ${occasion.firstName},`,
          `Je account bij ${companyName} staat klaar. ${companyName} gebruikt Vaardig om te laten zien welke vaardigheden mensen hebben en waar ze kunnen groeien.`,
          ...end,
        );
    }
  },
};
