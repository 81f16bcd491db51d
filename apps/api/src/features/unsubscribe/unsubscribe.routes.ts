import { getSubscription, subscribeAgain, unsubscribe } from "@vaardig/contract/unsubscribe/unsubscribe";
import { readUnsubscribeToken } from "../../domain/candidates/unsubscribe/readUnsubscribeToken.ts";
import { setUnsubscribed, subscriberOf } from "../../domain/candidates/unsubscribe/unsubscribe.queries.ts";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import type { NotificationSubscription, Subscriber } from "../../domain/mails/unsubscribeLink.ts";
import { setNotifications, wantsNotifications } from "../../domain/notifications/notificationChoice.ts";
import { setDigestsOff, wantsDigests } from "../../domain/saved-views/digests.queries.ts";
import { type Database, inCompany } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Services } from "../../platform/services.ts";

/** Masks an address to its first letter and domain, enough for its owner to recognize. */
const hinted = (email: string) => email.replace(/^(.)[^@]*/, "$1…");

/**
 * Reads or changes the subscription to digests of saved searches; not logged, because looking for a job is a
 * private matter.
 */
function digests(db: Database, { companyId, userId }: Subscriber, change?: boolean) {
  const from = "digests" as const;
  return inCompany(db, companyId, async (tx) => {
    const found = await subscriberOf(tx, companyId, userId);
    if (!found) return { company: null, address: null, unsubscribed: true, from };
    if (change !== undefined) await setDigestsOff(tx, companyId, found.id, change);
    const unsubscribed = !(await wantsDigests(tx, companyId, found.id));
    return { company: found.company, address: hinted(found.email), unsubscribed, from };
  });
}

/** Reads or changes the subscription to notification emails, as in the person's settings. */
function told(
  db: Database,
  { companyId, userId }: Subscriber,
  from: NotificationSubscription,
  change?: boolean,
) {
  const shown = from === "told.digest" ? ("digest" as const) : ("kind" as const);
  return inCompany(db, companyId, async (tx) => {
    const found = await subscriberOf(tx, companyId, userId);
    if (!found) return { company: null, address: null, unsubscribed: true, from: shown };
    const person = { companyId, userId: found.id };
    if (change !== undefined) await setNotifications(tx, person, from, !change);
    const unsubscribed = !(await wantsNotifications(tx, person, from));
    return { company: found.company, address: hinted(found.email), unsubscribed, from: shown };
  });
}

/**
 * Reads or changes the subscription of a link's person; for an erased person it reports unsubscribed and
 * stores nothing. Throws `link_unknown` for an invalid token.
 */
async function subscription({ db, secrets }: Services, token: string, change?: boolean) {
  const person = readUnsubscribeToken(secrets, token);
  if (!person) throw new AppError("link_unknown");
  const { companyId, from } = person;
  if (from === "digests") return digests(db, person, change);
  if (from !== "emails") return told(db, person, from, change);
  return inCompany(db, companyId, async (tx) => {
    const found = await subscriberOf(tx, companyId, person.userId);
    if (!found) return { company: null, address: null, unsubscribed: true, from };
    const { id: userId, email, company } = found;
    if (change !== undefined && (await setUnsubscribed(tx, companyId, userId, change))) {
      const kind = change ? "candidate.unsubscribed" : "candidate.subscribed_again";
      await recordEvent(tx, { companyId, actorId: userId, kind, userId });
    }
    return { company, address: hinted(email), unsubscribed: change ?? found.unsubscribed, from };
  });
}

/** Registers unsubscribing by an email's link, by hand or by the mail program. */
export function unsubscribeRoutes(app: App): void {
  app.register(async (own) => {
    // Mail programs post a form, whose content is ignored: the URL identifies the subscription.
    own.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    const scoped = own as App;
    route(scoped, getSubscription, ({ query, services }) => subscription(services, query.token));
    route(scoped, unsubscribe, ({ query, services }) => subscription(services, query.token, true));
    route(scoped, subscribeAgain, ({ query, services }) => subscription(services, query.token, false));
  });
}
