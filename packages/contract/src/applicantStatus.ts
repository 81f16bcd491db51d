import type { Language } from "./limits.ts";
import type { Outcome, Stage } from "./pipeline.ts";

/** Where an application stands in the words of the person who applied. */
export const APPLICANT_STATUSES = [
  "received",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
] as const;
export type ApplicantStatus = (typeof APPLICANT_STATUSES)[number];

const UNDER_WAY: Record<Stage, ApplicantStatus> = {
  // Applied, and put back on the list since.
  Vacancy: "received",
  Application: "received",
  Interview: "interview",
  "Job offer": "offer",
  "Rejection after application": "rejected",
  "Rejection after interview": "rejected",
};

/** The one map from stage and outcome to what the person is told. */
export function applicantStatus(stage: Stage, outcome: Outcome): ApplicantStatus {
  return outcome === "active" ? UNDER_WAY[stage] : outcome;
}

interface Words {
  /** In the list and in a mail's subject. */
  label: string;
  /** What it means, and what comes next. */
  text: string;
}

/** What a status is called and what it means for the person. */
export const APPLICANT_WORDS: Record<Language, Record<ApplicantStatus, Words>> = {
  en: {
    received: { label: "Received", text: "Your application is here and is being read." },
    interview: { label: "Interviews", text: "You are being interviewed for this job." },
    offer: { label: "Offer", text: "The job is offered to you." },
    hired: { label: "Hired", text: "The job is yours." },
    rejected: { label: "Not selected", text: "The choice fell on somebody else." },
    withdrawn: { label: "Withdrawn", text: "You withdrew your application." },
  },
  nl: {
    received: { label: "Ontvangen", text: "Je sollicitatie is binnen en wordt gelezen." },
    interview: { label: "Gesprekken", text: "Je bent in gesprek over deze functie." },
    offer: { label: "Aanbod", text: "De functie is je aangeboden." },
    hired: { label: "Aangenomen", text: "De functie is voor jou." },
    rejected: { label: "Niet geselecteerd", text: "De keuze is op iemand anders gevallen." },
    withdrawn: { label: "Ingetrokken", text: "Je hebt je sollicitatie ingetrokken." },
  },
};
