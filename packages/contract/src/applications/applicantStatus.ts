import type { Language } from "../limits.ts";
import type { Outcome, Stage } from "./pipeline.ts";

/** Application status as shown to the applicant. */
export const APPLICANT_STATUSES = [
  "invited",
  "invitation_closed",
  "received",
  "interview",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
] as const;
export type ApplicantStatus = (typeof APPLICANT_STATUSES)[number];

const UNDER_WAY: Record<Stage, ApplicantStatus> = {
  // An applicant who was moved back to the shortlist after applying.
  Vacancy: "received",
  Application: "received",
  Interview: "interview",
  "Job offer": "offer",
  "Rejection after application": "rejected",
  "Rejection after interview": "rejected",
};

/**
 * Returns the applicant's status by stage and outcome; `invited` and `invitation_closed` are set elsewhere, for
 * people who have not applied.
 */
export function applicantStatus(stage: Stage, outcome: Outcome): ApplicantStatus {
  return outcome === "active" ? UNDER_WAY[stage] : outcome;
}

interface Words {
  /** Used in lists and email subjects. */
  label: string;
  /** The meaning of the status and the next step. */
  text: string;
}

/** Label and explanation of each applicant status, by language. */
export const APPLICANT_STATUS_TEXTS: Record<Language, Record<ApplicantStatus, Words>> = {
  en: {
    invited: {
      label: "Invitation",
      text: "You are invited to talk about this job. You have not applied for it.",
    },
    invitation_closed: {
      label: "Closed",
      text: "This invitation is no longer open. You do not have to do anything.",
    },
    received: { label: "Received", text: "Your application has arrived." },
    interview: { label: "Interviews", text: "You are in the interview stage." },
    offer: { label: "Offer", text: "You are in the offer stage." },
    hired: { label: "Hired", text: "The job is yours." },
    rejected: { label: "Not selected", text: "The company is not moving forward with you for this job." },
    withdrawn: { label: "Withdrawn", text: "You withdrew from this job." },
  },
  nl: {
    invited: {
      label: "Uitnodiging",
      text: "Je bent uitgenodigd voor een gesprek over deze functie. Je hebt er niet naar gesolliciteerd.",
    },
    invitation_closed: {
      label: "Gesloten",
      text: "Deze uitnodiging staat niet meer open. Je hoeft niets te doen.",
    },
    received: { label: "Ontvangen", text: "Je sollicitatie is binnen." },
    interview: { label: "Gesprekken", text: "Je zit in de gespreksfase." },
    offer: { label: "Aanbod", text: "Je bent in de fase van het aanbod." },
    hired: { label: "Aangenomen", text: "De functie is voor jou." },
    rejected: { label: "Niet geselecteerd", text: "Het bedrijf gaat voor deze functie niet met je verder." },
    withdrawn: { label: "Ingetrokken", text: "Je hebt je teruggetrokken voor deze functie." },
  },
};
