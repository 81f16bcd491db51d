import type { CareersApplication } from "@vaardig/contract/careers/careers";
import type { Language } from "@vaardig/contract/limits";
import { bindInvitationLinks } from "../../domain/accounts/invitations/invitationLinks.ts";
import { attachResume } from "../../domain/applications/attachResume.ts";
import { applicationReceived } from "../../domain/applications/mails/applicationReceived.ts";
import { type ApplicationReceipt, receiveApplication } from "../../domain/applications/receiveApplication.ts";
import {
  type Applicant,
  findOrAddApplicant,
  recordConsent,
} from "../../domain/candidates/careers/applicants.queries.ts";
import type { PublishingCompany } from "../../domain/companies/publishingCompany.ts";
import { jobNames } from "../../domain/jobs/jobName.ts";
import type { PublishedJob } from "../../domain/jobs/publishedJobs.ts";
import { queueMail } from "../../domain/mails/queueMail.ts";
import { readResumeFile } from "../../domain/resumes/readResumeFile.ts";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import { withoutLinks } from "../../platform/mail/template.ts";
import type { Services, TxServices } from "../../platform/services.ts";
import { followLink } from "./followLink.ts";
import { storeResume } from "./storeResume.ts";

const MAIL_NAME = {
  received: "application_received",
  resume: "application_new_resume",
  again: "application_again",
  ended: "application_not_added",
} as const;

interface FromOutside {
  company: PublishingCompany;
  job: PublishedJob;
  data: CareersApplication;
  language: Language;
  resume: { name: string; bytes: Uint8Array };
  /** Aborts when the applicant disconnects. */
  signal: AbortSignal;
}

async function confirm(
  tx: Tx,
  services: TxServices,
  person: Applicant,
  told: Pick<FromOutside, "company" | "job"> & {
    result: ApplicationReceipt["result"];
    /** The profile keeps its own résumé; the new one is stored with the application. */
    ownResume: boolean;
    /** The new résumé replaces an earlier one. */
    newResume: boolean;
  },
): Promise<void> {
  // After a decision there may be nothing left to follow.
  const follow = told.result === "ended" ? null : await followLink(tx, services, person);
  const { companyId, id: userId, email: to, language } = person;
  const nameIn = await jobNames(tx, companyId, told.job);
  const repeated = told.newResume ? "resume" : "again";
  const kind = told.result === "already" ? repeated : told.result;
  const mail = applicationReceived[language]({
    jobName: withoutLinks(nameIn(language)),
    companyName: withoutLinks(told.company.name),
    kind,
    follow,
    ownResume: told.ownResume && told.result === "received",
  });
  const mailId = await queueMail(tx, services, {
    companyId,
    name: MAIL_NAME[kind],
    userId,
    to,
    ...mail,
  });
  if (follow?.by === "password") await bindInvitationLinks(tx, companyId, [{ userId, mailId }]);
}

/**
 * Finds or adds the person of the address and receives the application; stored data of a known person stays
 * unchanged.
 */
async function takeIn(tx: Tx, services: TxServices, given: FromOutside) {
  const { company, job, data, language } = given;
  const person = await findOrAddApplicant(tx, company.id, data, language);
  const { id, result } = await receiveApplication(tx, services, {
    companyId: company.id,
    vacancyId: job.id,
    person: { id: person.id, name: `${person.firstName} ${person.lastName}`, role: person.systemRole },
    source: "careers",
    form: {
      hourlyRate: data.hourly_rate,
      availableFrom: data.available_from,
      availableUntil: data.available_until,
      hours: data.hours,
      motivation: data.motivation,
      salaryProposal: data.salary_proposal,
    },
  });
  return { person, id, result };
}

/**
 * Receives an application from the careers page: finds the person by address or adds one, and stores the
 * résumé with the application, and with a profile that has none. Replies only by email, so that the caller
 * learns nothing about the address. Throws the `file_*` codes and `vacancy_closed`.
 */
export async function applyExternally(services: Services, given: FromOutside): Promise<void> {
  const { company, data, resume, signal } = given;
  const { contentType, reading } = await readResumeFile(resume, {
    company: company.id,
    lane: "applicants",
    recognize: data.recognize,
    signal,
  });
  const storageKey = await services.files.put(company.id, resume.bytes);
  try {
    const isKept = await inCompany(services.db, company.id, async (tx) => {
      const { person, id, result } = await takeIn(tx, services, given);
      if (data.consent) await recordConsent(tx, person);
      const size = resume.bytes.length;
      const file = { name: resume.name, contentType, size, storageKey, reading };
      // A repeated application changes only the résumé, and only of a person who has no account to change it
      // in.
      const counts = result === "received" || (result === "already" && person.isUnproven);
      const kept = counts ? await storeResume(tx, services, person, file) : undefined;
      if (kept) await attachResume(tx, services, { companyId: company.id, id, fileId: kept.fileId });
      await confirm(tx, services, person, {
        ...given,
        result,
        ownResume: kept?.isProfile === false,
        newResume: result === "already" && kept !== undefined,
      });
      return kept !== undefined;
    });
    if (!isKept) await services.files.remove(storageKey);
  } catch (error) {
    // A file without a row would stay forever.
    await services.files.remove(storageKey);
    throw error;
  }
}
