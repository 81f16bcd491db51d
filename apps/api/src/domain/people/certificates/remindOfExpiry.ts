import { REMINDER_DAYS } from "@vaardig/contract/certificates/certificates";
import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import { acrossCompanies, inCompany, type Tx } from "../../../platform/db/database.ts";
import { fullName } from "../../../platform/db/nameSql.ts";
import type { Services, TxServices } from "../../../platform/services.ts";
import { formatDay } from "../../candidate-mails/localValues.ts";
import { notificationLink } from "../../notifications/emails/notificationLinks.ts";
import { type KindMail, queueKindMails } from "../../notifications/emails/queueKindMails.ts";
import { notificationIdsByKey } from "../../notifications/notifications.queries.ts";
import { notify } from "../../notifications/notify.ts";
import { expiryReminder, teamExpiryReminder } from "./mails/expiryReminder.ts";
import { supersededSql } from "./supersededSql.ts";

const KIND = "certificate_expires" as const;

/** Certificates per transaction. */
const AT_ONCE = 200;

/** SQL for the nearest due reminder of `certificates c`: a certificate added late gets no earlier ones. */
const DUE_DAYS = `case ${[...REMINDER_DAYS]
  .sort((a, b) => a - b)
  .map((days) => `when c.expires_on <= current_date + ${days} then ${days}`)
  .join(" ")} end`;

/**
 * SQL condition: a reminder of `certificates c` of `users u` is due. The person works here, and the
 * certificate was neither renewed nor has expired.
 */
const DUE = `c.expires_on >= current_date and c.expires_on <= current_date + ${Math.max(...REMINDER_DAYS)}
  and u.status = 'active' and u.system_role <> 'staff' and u.account and not ${supersededSql("c")}
  and not exists (select 1 from certificate_reminders r where r.company_id = c.company_id and r.certificate_id = c.id
    and r.expires_on = c.expires_on and r.days <= ${DUE_DAYS})`;
const FROM = "certificates c join users u on u.company_id = c.company_id and u.id = c.user_id";

interface DueCertificate {
  certificate_id: string;
  name: string;
  number: string | null;
  expires_on: string;
  days: number;
  user_id: string;
  person: string;
  /** The current manager; null when there is none who can sign in. */
  manager_id: string | null;
}

/** Returns the key of a reminder: the certificate, its expiry date and the days before. */
const keyOf = ({
  certificate_id: id,
  expires_on,
  days,
}: Pick<DueCertificate, "certificate_id" | "expires_on" | "days">) =>
  `certificate ${id} ${expires_on} ${days}`;

interface Recipient {
  id: string;
  first_name: string;
  email: string;
  language: Language;
  role: Role;
}

/** Queues a job for each company with a due reminder; a job that is queued already is not added again. */
export async function scheduleReminders({ db, jobs }: Pick<Services, "db" | "jobs">): Promise<void> {
  await acrossCompanies(db, async (tx) => {
    const { rows } = await tx.$client.query<{ company_id: string }>(
      `select distinct c.company_id from ${FROM} where ${DUE}`,
    );
    for (const { company_id: companyId } of rows)
      await jobs.add(tx, "remind_company_of_expiry", { companyId }, { key: `expiry ${companyId}` });
  });
}

/**
 * Reminds a company's people and their managers of expiring certificates, once each; a second run does
 * nothing.
 */
export async function remindOfExpiry(services: Services, companyId: string): Promise<void> {
  for (let more = true; more; )
    more = await inCompany(services.db, companyId, async (tx) => {
      const due = await takeDue(tx, companyId);
      await mailDue(tx, services, companyId, due);
      return due.length === AT_ONCE;
    });
}

/** Marks reminders as sent and returns them; in one transaction with queueing the emails. */
async function takeDue(tx: Tx, companyId: string): Promise<DueCertificate[]> {
  const { rows } = await tx.$client.query<DueCertificate>(
    `with due as (
       select c.id, c.expires_on, ${DUE_DAYS} as days, c.name, c.number, u.id as user_id, ${fullName("u")} as person,
         (select m.id from users m where m.company_id = u.company_id and m.id = u.manager_id and m.status = 'active') as manager_id
       from ${FROM} where c.company_id = $1 and ${DUE} order by c.expires_on, c.id limit ${AT_ONCE} for update of c),
     sent as (insert into certificate_reminders (company_id, certificate_id, expires_on, days)
       select $1, id, expires_on, days from due on conflict do nothing returning certificate_id)
     select due.id as certificate_id, name, number, to_char(expires_on, 'YYYY-MM-DD') as expires_on, days, user_id, person, manager_id
     from due join sent on sent.certificate_id = due.id order by due.expires_on, due.id`,
    [companyId],
  );
  return rows;
}

async function mailDue(
  tx: Tx,
  services: TxServices,
  companyId: string,
  due: readonly DueCertificate[],
): Promise<void> {
  const ids = due.flatMap(({ user_id, manager_id }) => [user_id, manager_id ?? []].flat());
  const { rows: recipients } = await tx.$client.query<Recipient>(
    `select id, first_name, email, language, system_role as role from users
     where company_id = $1 and id = any($2::uuid[]) and status = 'active' order by id`,
    [companyId, [...new Set(ids)]],
  );
  for (const {
    certificate_id: id,
    user_id: personId,
    manager_id: managerId,
    name,
    expires_on,
    days,
  } of due) {
    const news = {
      companyId,
      kind: KIND,
      subject: { type: "certificate" as const, id },
      personId,
      key: keyOf({ certificate_id: id, expires_on, days }),
    };
    const values = { name, expires_day: expires_on };
    await notify(tx, { ...news, userIds: [personId], values });
    if (managerId) await notify(tx, { ...news, userIds: [managerId], values: { ...values, what: "team" } });
  }
  // Emails go only to people who were notified, which excludes those who may not open the certificate.
  const told = await notificationIdsByKey(tx, companyId, {
    kind: KIND,
    subjectType: "certificate",
    keys: due.map(keyOf),
  });
  const { config } = services;
  const mails: KindMail[] = [];
  for (const { id, first_name: firstName, email: to, language, role } of recipients) {
    const isTold = (one: DueCertificate) => told.has(`${id} ${keyOf(one)}`);
    const own = due.filter((one) => one.user_id === id && isTold(one));
    const team = due.filter((one) => one.manager_id === id && isTold(one));
    const write = (
      mail: typeof expiryReminder,
      about: readonly [DueCertificate, ...DueCertificate[]],
      withName: boolean,
      list?: string,
    ): KindMail => {
      const [first] = about;
      const { name, person, expires_on } = first;
      // Several certificates link to the list, if the reader has one; otherwise the link is that of the first
      // notification.
      const link =
        about.length > 1 && list !== undefined
          ? `${config.publicUrl}${ROLE_HOME[role]}/${list}`
          : notificationLink(config, role, told.get(`${id} ${keyOf(first)}`) ?? "");
      const lines = about.map((one) => lineOf(one, language, withName)).join("\n");
      const written = mail[language]({
        firstName,
        lines,
        count: about.length,
        first: { name, person, day: formatDay(expires_on, language) },
        link,
      });
      const mailName = withName ? "team_certificate_expires" : "certificate_expires";
      return { companyId, name: mailName, userId: id, to, ...written };
    };
    if (isFilled(own)) mails.push(write(expiryReminder, own, false));
    if (isFilled(team)) mails.push(write(teamExpiryReminder, team, true, LIST[role]));
  }
  await queueKindMails(tx, services, KIND, mails);
}

const isFilled = <T>(list: T[]): list is [T, ...T[]] => list.length > 0;

/** Path of the list of expiring certificates, for the access levels that have one. */
const LIST: Partial<Record<Role, string>> = {
  manager: "certificates",
  hr_manager: "employees/certificates",
  admin: "employees/certificates",
};

const UNTIL: Record<Language, string> = { en: "valid until", nl: "geldig tot en met" };

function lineOf(one: DueCertificate, language: Language, withName: boolean): string {
  const what = one.number ? `${one.name} (${one.number})` : one.name;
  const day = formatDay(one.expires_on, language);
  return `${withName ? `${one.person}: ` : ""}${what}, ${UNTIL[language]} ${day}`.replace(/\s+/g, " ");
}
