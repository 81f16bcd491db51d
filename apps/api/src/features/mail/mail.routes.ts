import { listOutbox } from "@vaardig/contract/mail/mail";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { listMails } from "../../domain/mails/mail/mail.queries.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { isMailStored } from "../../platform/mail/isMailStored.ts";
import { presentOutboxMail } from "./mail.present.ts";

/** Registers the outbox of a demo without a mail server. */
export function mailRoutes(app: App): void {
  route(app, listOutbox, async ({ query, tx, viewer, services }) => {
    if (!isMailStored(services.config)) throw new AppError("not_found");
    const { companyId, userId } = viewer;
    const { rows, total } = await listMails(tx, companyId, query);
    await recordEvent(tx, { companyId, actorId: userId, kind: "mail.outbox_read" });
    return { data: rows.map(presentOutboxMail), total };
  });
}
