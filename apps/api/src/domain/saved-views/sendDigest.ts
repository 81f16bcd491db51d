import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { vacanciesAppliedTo } from "../applications/appliedTo.queries.ts";
import { personLink } from "../candidate-mails/personLink.ts";
import type { MatchedVacancy } from "../jobs/chooseVacancies.ts";
import { jobNames } from "../jobs/jobName.ts";
import { canApply, loadVacancyFacts } from "../jobs/vacancyScope.ts";
import { queueMail } from "../mails/queueMail.ts";
import { unsubscribeLinks } from "../mails/unsubscribeLink.ts";
import { notify } from "../notifications/notify.ts";
import { type DigestSection, digestMail } from "./digestMail.ts";
import { type DueSearch, holdDue, newOf, planNext } from "./digests.queries.ts";
import { nextDigestAt } from "./digestTimes.ts";
import { foundJobs, noteFound } from "./foundJobs.ts";

interface Owner {
  companyId: string;
  userId: string;
}

/** Jobs of one search that are listed; the others are a click away. */
const LISTED = 10;
/** Jobs of one search that are looked at one by one. */
const CHECKED = 200;

const PLACES = {
  en: { inside: "jobs-&-projects/jobs/matches", outside: "search-jobs/matches" },
  nl: { inside: "vacatures-&-projecten/vacatures/matches", outside: "vacatures-zoeken/matches" },
} as const;

function searchLink(publicUrl: string, role: Role, language: Language, search: string): string {
  const place = PLACES[language][role === "freelancer" ? "outside" : "inside"];
  return `${publicUrl}${ROLE_HOME[role]}/${place}?${search}`;
}

/** Of jobs that a search found those that its owner may apply for and has not. */
async function forOwner(
  tx: Tx,
  { companyId, userId }: Owner,
  role: Role,
  found: MatchedVacancy[],
): Promise<MatchedVacancy[]> {
  const some = found.slice(0, CHECKED);
  const applied = await vacanciesAppliedTo(
    tx,
    companyId,
    userId,
    some.map(({ row }) => row.id),
  );
  const kept: MatchedVacancy[] = [];
  for (const one of some) {
    if (applied.has(one.row.id)) continue;
    if (canApply({ userId, role }, await loadVacancyFacts(tx, companyId, one.row.id))) kept.push(one);
  }
  return kept;
}

/** What is new in one search, which counts as told from now on; undefined for nothing. */
async function sectionOf(
  tx: Tx,
  services: Pick<Services, "config" | "matching">,
  owner: Owner,
  due: DueSearch,
): Promise<DigestSection | undefined> {
  const { companyId } = owner;
  const { system_role: role, language, digest } = due;
  const all = await foundJobs(tx, services, { ...owner, role }, due.search);
  const unknown = await newOf(
    tx,
    companyId,
    due.id,
    all.map(({ row }) => row.id),
  );
  await noteFound(tx, companyId, due.id, [...unknown]);
  const news = await forOwner(
    tx,
    owner,
    role,
    all.filter(({ row }) => unknown.has(row.id)),
  );
  if (news.length === 0 || digest === "none") return undefined;
  const jobs: DigestSection["jobs"] = [];
  for (const { row, match } of news.slice(0, LISTED)) {
    const nameIn = await jobNames(tx, companyId, row);
    const reader = { systemRole: role, language, account: true, stage: null, slug: "" };
    const link = personLink(services.config, reader, row.id);
    const { department, apply_by: applyBy } = row;
    jobs.push({ name: nameIn(language), department, applyBy, link, band: match.band, score: match.score });
  }
  const link = searchLink(services.config.publicUrl, role, language, due.search);
  return { name: due.name, digest, jobs, more: news.length - jobs.length, link };
}

/**
 * Emails someone what is new in the searches whose digest is due, and plans the next ones, in one transaction: a crash
 * leaves all of it to be done again, and what was done is done once. Nothing new is no mail. Answers whether one leaves.
 */
export function sendDigest(
  services: Pick<Services, "db" | "config" | "matching" | "jobs" | "secrets">,
  owner: Owner,
  now = new Date(),
): Promise<boolean> {
  const { companyId, userId } = owner;
  return inCompany(services.db, companyId, async (tx) => {
    const due = await holdDue(tx, companyId, userId);
    const sections: DigestSection[] = [];
    for (const one of due) {
      const section = one.wanted ? await sectionOf(tx, services, owner, one) : undefined;
      if (section) {
        sections.push(section);
        const found = section.jobs.length + section.more;
        await notify(tx, {
          ...{
            companyId,
            userIds: [userId],
            kind: "saved_search",
            subject: { type: "saved_view", id: one.id },
          },
          values: { name: one.name, search: one.search, found },
        });
      }
      await planNext(tx, companyId, one.id, nextDigestAt(one.digest, now));
    }
    const [first] = due;
    if (!first || sections.length === 0) return false;
    const { page, post } = unsubscribeLinks(services.config, services.secrets, owner, "digests");
    const { email: to, first_name: firstName, language } = first;
    const mail = digestMail(language, { firstName, sections, unsubscribe: page });
    await queueMail(tx, services, {
      ...{ companyId, name: "saved_searches", userId, to, ...mail, unsubscribe: post },
    });
    return true;
  });
}
