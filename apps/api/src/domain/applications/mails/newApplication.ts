import { composeMail, type Template } from "../../../platform/mail/template.ts";

/** Notifies the owners of a job of a new application; without a link for a reader who has no pipeline. */
export const newApplication: Template<{
  firstName: string;
  /** Null for a reader who may not know the applicant's identity yet. */
  applicant: string | null;
  jobName: string;
  link: string | null;
}> = {
  en: ({ firstName, applicant, jobName, link }) =>
    composeMail(
      `${applicant ?? "Someone"} applied for ${jobName}`,
      `Hello ${firstName},`,
      applicant === null
        ? `Someone applied for ${jobName}. The recruiters can see the application. You can too, once it reaches the Interview stage.`
        : `${applicant} applied for ${jobName}.${link ? " Open the application here:" : ""}`,
      ...(link ? [link] : []),
    ),
  nl: ({ firstName, applicant, jobName, link }) =>
    composeMail(
      `${applicant ?? "Iemand"} heeft gesolliciteerd op de vacature ${jobName}`,
      `Hallo ${firstName},`,
      applicant === null
        ? `Iemand heeft gesolliciteerd op de vacature ${jobName}. De recruiters kunnen de sollicitatie zien. Jij ook, zodra die in de fase Gesprek komt.`
        : `${applicant} heeft gesolliciteerd op de vacature ${jobName}.${link ? " Open de sollicitatie hier:" : ""}`,
      ...(link ? [link] : []),
    ),
};
