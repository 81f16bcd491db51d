import type { MoveReason } from "@vaardig/contract/applications/applicationReasons";
import {
  type RejectionFacts,
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
import { ACTED_SQL, APPLIED_SQL, INVITED_SQL, MET_SQL } from "./applicantActs.ts";
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
   * Whether to send the situation's email, or these words, once the undo time is over. Undefined sends it
   * only to people who acted or were asked something: someone who was merely added need not hear of it.
   */
  mail?: boolean | undefined;
  /** The edited email texts, by situation. */
  words?: Partial<Record<RejectionSituation, LocalMailWords | undefined>> | undefined;
}

/**
 * Returns the texts of a rejection email: the edited ones, and those of the situation for the other language.
 */
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

/** Returns whether the person applied, was interviewed, and awaits news; read before any of it is canceled. */
async function partOf(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<RejectionFacts & { awaitsNews: boolean }> {
  const { rows } = await tx.$client.query<RejectionFacts & { awaitsNews: boolean }>(
    `select ${APPLIED_SQL} as applied, ${MET_SQL} as met, ${ACTED_SQL} or ${INVITED_SQL} as "awaitsNews" from applications a
     where a.company_id = $1 and a.id = $2`,
    [companyId, id],
  );
  return found(rows[0]);
}

/**
 * Rejects with a reason, and schedules the email and the cancellation of interviews. Returns `mail: false`
 * when no email will be sent, because none was asked for or the person has no address.
 */
export async function rejectApplication(
  tx: Tx,
  services: TxServices,
  { mail, words, ...command }: Rejection,
): Promise<MovedApplication & { mail: boolean }> {
  const moved = await moveApplication(tx, { ...command, action: "reject" });
  const { companyId, actorId, id } = command;
  const { awaitsNews, ...rejected } = await partOf(tx, companyId, id);
  if (moved.changed) await cancelAfterUndo(tx, services, { companyId, actorId, applicationId: id });
  if (moved.changed && (mail ?? awaitsNews)) {
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
