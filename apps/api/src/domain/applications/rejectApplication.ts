import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";
import {
  type Rejected,
  type RejectionSituation,
  rejectionSituation,
} from "@vaardig/contract/mail-templates/mailSituations";
import type { LocalMailWords } from "@vaardig/contract/mail-templates/mailTemplates";
import type { Tx } from "../../platform/db/database.ts";
import { found } from "../../platform/http/appError.ts";
import type { TxServices } from "../../platform/services.ts";
import { candidateMail, type MailChoice } from "../candidate-mails/candidateMail.ts";
import { mailTemplateOf } from "../candidate-mails/mailTemplateOf.ts";
import { cancelAfterUndo } from "../interviews/cancelInterviews.ts";
import { SITUATION_MAILS } from "../mails/mailNames.ts";
import { ACTED_SQL, APPLIED_SQL, MET_SQL } from "./applicantActs.ts";
import { type MovedApplication, moveApplication } from "./moveApplication.ts";
import { UNDO_MS } from "./undoTime.ts";

interface Rejection {
  companyId: string;
  actorId: string;
  id: string;
  version: number;
  reason: MoveReason;
  note?: string;
  /**
   * Sends the mail of the situation, or these words, when the time to undo is over. Undefined sends it to those who did
   * something about the job: who was only put on its list need not hear of it.
   */
  mail?: boolean | undefined;
  /** Words of each situation that were changed. */
  words?: Partial<Record<RejectionSituation, LocalMailWords | undefined>> | undefined;
}

/** The words that a rejection is told in: those that were changed, and in the other language those of the situation. */
async function wordsOfRejection(
  tx: Tx,
  { companyId, vacancyId }: { companyId: string; vacancyId: string },
  situation: RejectionSituation,
  changed: LocalMailWords | undefined,
): Promise<MailChoice> {
  if (!changed) return { tempName: situation };
  const template = found(await mailTemplateOf(tx, companyId, vacancyId, situation));
  return { words: { ...template.words, ...changed }, name: SITUATION_MAILS[situation] };
}

/** What an applicant did and what took place, before anything of it is cancelled. */
async function partOf(tx: Tx, companyId: string, id: string): Promise<Rejected & { acted: boolean }> {
  const { rows } = await tx.$client.query<Rejected & { acted: boolean }>(
    `select ${APPLIED_SQL} as applied, ${MET_SQL} as met, ${ACTED_SQL} as acted from applications a
     where a.company_id = $1 and a.id = $2`,
    [companyId, id],
  );
  return found(rows[0]);
}

/** Rejects with a reason, and schedules the mail and the end of interviews. `mail` is false when none will leave, because no one asked or the person has no address. */
export async function rejectApplication(
  tx: Tx,
  services: TxServices,
  { mail, words, ...command }: Rejection,
): Promise<MovedApplication & { mail: boolean }> {
  const moved = await moveApplication(tx, { ...command, action: "reject" });
  const { companyId, actorId, id } = command;
  const { acted, ...rejected } = await partOf(tx, companyId, id);
  if (moved.changed) await cancelAfterUndo(tx, services, { companyId, actorId, applicationId: id });
  if (moved.changed && (mail ?? acted)) {
    const situation = rejectionSituation(rejected);
    const mailId = await candidateMail({
      tx,
      services,
      companyId,
      senderId: actorId,
      vacancyId: moved.vacancyId,
      userId: moved.userId,
      ...(await wordsOfRejection(
        tx,
        { companyId, vacancyId: moved.vacancyId },
        situation,
        words?.[situation],
      )),
      sendAt: new Date(Date.now() + UNDO_MS),
    });
    if (mailId)
      await tx.$client.query(
        "update applications set rejection_mail_id = $3 where company_id = $1 and id = $2",
        [companyId, id, mailId],
      );
  }
  const { rows } = await tx.$client.query<{ mail: boolean }>(
    "select rejection_mail_id is not null as mail from applications where company_id = $1 and id = $2",
    [companyId, id],
  );
  return { ...moved, mail: rows[0]?.mail ?? false };
}
