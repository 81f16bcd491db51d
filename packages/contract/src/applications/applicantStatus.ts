import type { Language } from "../limits.ts";
import type { Outcome, Stage } from "./pipeline.ts";

/** Where an application stands in the words of the person who applied. */
export const APPLICANT_STATUSES = [
  "invited",
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

/** The one map from stage and outcome to what the person is told; who was only asked to take part is `invited`. */
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
    invited: {
      label: "Invitation",
      text: "You are invited to talk about this job. You have not applied for it.",
    },
    received: { label: "Received", text: "Your application has arrived." },
    interview: { label: "Interviews", text: "You are in the interview stage." },
    offer: { label: "Offer", text: "You are in the offer stage." },
    hired: { label: "Hired", text: "The job is yours." },
    rejected: { label: "Not selected", text: "The company is not continuing with you for this job." },
    withdrawn: { label: "Withdrawn", text: "You withdrew from this job." },
  },
  nl: {
    invited: {
      label: "Uitnodiging",
      text: "Je bent uitgenodigd voor een gesprek over deze functie. Je hebt er niet naar gesolliciteerd.",
    },
    received: { label: "Ontvangen", text: "Je sollicitatie is binnen." },
    interview: { label: "Gesprekken", text: "Je bent in de gespreksfase." },
    offer: { label: "Aanbod", text: "Je bent in de fase van het aanbod." },
    hired: { label: "Aangenomen", text: "De functie is voor jou." },
    rejected: { label: "Niet geselecteerd", text: "Het bedrijf gaat voor deze functie niet met je verder." },
    withdrawn: { label: "Ingetrokken", text: "Je hebt je teruggetrokken voor deze functie." },
  },
};
