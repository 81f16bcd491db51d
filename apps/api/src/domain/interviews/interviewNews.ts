import { type Template, write } from "../../platform/mail/template.ts";

interface Values {
  firstName: string;
  applicant: string;
  jobName: string;
  title: string;
  /** In words, with its zone. */
  time: string;
  place: string;
  canceled: boolean;
  /** Where the scorecard is given; null for who only offered the times. */
  link: string | null;
}

/** Tells a colleague that an interview is booked or does not take place; the calendar file goes with it. */
export const interviewNews: Template<Values> = {
  en: ({ firstName, applicant, jobName, title, time, place, canceled, link }) =>
    canceled
      ? write(
          `Cancelled: interview with ${applicant}`,
          `Hello ${firstName},`,
          `The interview with ${applicant} about ${jobName} will not take place on ${time}.`,
          "The attached file takes it out of your calendar.",
        )
      : write(
          `Interview with ${applicant}: ${time}`,
          `Hello ${firstName},`,
          `${title} with ${applicant} about ${jobName}:`,
          [time, place].filter(Boolean).join("\n"),
          "The invitation for your calendar is attached.",
          ...(link ? [`After the interview, give your scorecard here:\n${link}`] : []),
        ),
  nl: ({ firstName, applicant, jobName, title, time, place, canceled, link }) =>
    canceled
      ? write(
          `Vervallen: gesprek met ${applicant}`,
          `Hallo ${firstName},`,
          `Het gesprek met ${applicant} over ${jobName} op ${time} gaat niet door.`,
          "Het bestand bij deze e-mail haalt het uit je agenda.",
        )
      : write(
          `Gesprek met ${applicant}: ${time}`,
          `Hallo ${firstName},`,
          `${title} met ${applicant} over ${jobName}:`,
          [time, place].filter(Boolean).join("\n"),
          "De uitnodiging voor je agenda zit bij deze e-mail.",
          ...(link ? [`Geef hier na afloop je scorekaart:\n${link}`] : []),
        ),
};
