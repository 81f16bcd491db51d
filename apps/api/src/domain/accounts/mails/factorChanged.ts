import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Kinds of change of a person's second factors. */
export type FactorChange =
  | "totp_added"
  | "totp_removed"
  | "passkey_added"
  | "passkey_removed"
  | "codes_made"
  | "code_used"
  | "reset";

type Sentences = Record<FactorChange, { subject: string; text: (at: string) => string }>;

const EN: Sentences = {
  totp_added: {
    subject: "An authenticator app was added to your account",
    text: (at) =>
      `An authenticator app was added to your account on ${at}. From now on, signing in takes a second step, for example a code from this app.`,
  },
  totp_removed: {
    subject: "The authenticator app was removed from your account",
    text: (at) => `The authenticator app was removed from your account on ${at}.`,
  },
  passkey_added: {
    subject: "A passkey was added to your account",
    text: (at) => `A passkey was added to your account on ${at}.`,
  },
  passkey_removed: {
    subject: "A passkey was removed from your account",
    text: (at) => `A passkey was removed from your account on ${at}.`,
  },
  codes_made: {
    subject: "You have new recovery codes",
    text: (at) => `New recovery codes were made for your account on ${at}. The earlier codes no longer work.`,
  },
  code_used: {
    subject: "A recovery code was used",
    text: (at) => `One of your recovery codes was used on ${at}. Each code works once.`,
  },
  reset: {
    subject: "Your two-step verification was reset",
    text: (at) =>
      `An administrator removed the authenticator app, passkeys and recovery codes from your account on ${at}. You have been signed out everywhere. Until you set up two-step verification again, you sign in without it.`,
  },
};

const NL: Sentences = {
  totp_added: {
    subject: "Er is een authenticator-app aan je account toegevoegd",
    text: (at) =>
      `Op ${at} is een authenticator-app aan je account toegevoegd. Voortaan log je in met een tweede stap, bijvoorbeeld een code uit die app.`,
  },
  totp_removed: {
    subject: "De authenticator-app is uit je account verwijderd",
    text: (at) => `Op ${at} is de authenticator-app uit je account verwijderd.`,
  },
  passkey_added: {
    subject: "Er is een passkey aan je account toegevoegd",
    text: (at) => `Op ${at} is een passkey aan je account toegevoegd.`,
  },
  passkey_removed: {
    subject: "Er is een passkey uit je account verwijderd",
    text: (at) => `Op ${at} is een passkey uit je account verwijderd.`,
  },
  codes_made: {
    subject: "Je hebt nieuwe herstelcodes",
    text: (at) =>
      `Op ${at} zijn nieuwe herstelcodes voor je account gemaakt. De eerdere codes werken niet meer.`,
  },
  code_used: {
    subject: "Er is een herstelcode gebruikt",
    text: (at) => `Op ${at} is een van je herstelcodes gebruikt. Elke code werkt één keer.`,
  },
  reset: {
    subject: "Je verificatie in twee stappen is gereset",
    text: (at) =>
      `Een beheerder heeft op ${at} de authenticator-app, passkeys en herstelcodes uit je account verwijderd. Je bent overal uitgelogd. Tot je verificatie in twee stappen opnieuw instelt, log je in zonder deze extra stap.`,
  },
};

interface Values {
  change: FactorChange;
  at: string;
  recoverLink: string;
}

/** Notifies the owner of an account of a change of its second factors. */
export const factorChanged: Template<Values> = {
  en: ({ change, at, recoverLink }) =>
    composeMail(
      EN[change].subject,
      "Hello,",
      EN[change].text(at),
      change === "reset"
        ? "If you did not ask for this, contact your administrator."
        : `If it was not you, contact your administrator and set a new password at once: ${recoverLink}`,
    ),
  nl: ({ change, at, recoverLink }) =>
    composeMail(
      NL[change].subject,
      "Hallo,",
      NL[change].text(at),
      change === "reset"
        ? "Heb je hier niet om gevraagd? Neem dan contact op met je beheerder."
        : `Was jij dat niet? Neem dan contact op met je beheerder en stel meteen een nieuw wachtwoord in: ${recoverLink}`,
    ),
};
