import type { Language } from "@vaardig/contract/limits";
import { ROLE_HOME, type Role } from "@vaardig/contract/roles";
import { inCompany, type Tx } from "../../platform/db/database.ts";
import type { Services } from "../../platform/services.ts";
import { jobsAppliedTo } from "../applications/appliedTo.queries.ts";
import { personLink } from "../candidate-mails/personLink.ts";
import type { MatchedJob } from "../jobs/filterMatchedJobs.ts";
import { jobNames } from "../jobs/jobName.ts";
import { canApply, loadJobFacts } from "../jobs/jobScope.ts";
import { queueMail } from "../mails/queueMail.ts";
import { unsubscribeLinks } from "../mails/unsubscribeLink.ts";
import { notify } from "../notifications/notify.ts";
import { type DigestSection, digestMail } from "./digestMail.ts";
import { type DueSearch, lockDueSearches, newlyFoundJobs, scheduleNextDigest } from "./digests.queries.ts";
import { nextDigestAt } from "./digestTimes.ts";
import { foundJobs, recordFoundJobs } from "./foundJobs.ts";

interface Owner {
  companyId: string;
  userId: string;
}

/** Maximum number of jobs listed per search; the email links to the others. */
const LISTED = 10;
/** Maximum number of jobs per search that are checked individually. */
const CHECKED = 200;

const PLACES = {
  en: { inside: "jobs-&-projects/jobs/matches", outside: "search-jobs/matches" },
  nl: { inside: "vacatures-&-projecten/vacatures/matches", outside: "vacatures-zoeken/matches" },
} as const;

function searchLink(publicUrl: string, role: Role, language: Language, search: string): string {
  const place = PLACES[language][role === "freelancer" ? "outside" : "inside"];
  return `${publicUrl}${ROLE_HOME[role]}/${place}?${search}`;
}

/** Returns those of the found jobs that the owner may apply to and has not. */
async function forOwner(
  tx: Tx,
  { companyId, userId }: Owner,
  role: Role,
  found: MatchedJob[],
): Promise<MatchedJob[]> {
  const some = found.slice(0, CHECKED);
  const applied = await jobsAppliedTo(
    tx,
    companyId,
    userId,
    some.map(({ row }) => row.id),
  );
  const kept: MatchedJob[] = [];
  for (const one of some) {
    if (applied.has(one.row.id)) continue;
    if (canApply({ userId, role }, await loadJobFacts(tx, companyId, one.row.id))) kept.push(one);
  }
  return kept;
}

/** Returns the new jobs of a search, and records them as found; undefined when there are none. */
async function sectionOf(
  tx: Tx,
  services: Pick<Services, "config" | "matching">,
  owner: Owner,
  due: DueSearch,
): Promise<DigestSection | undefined> {
  const { companyId } = owner;
  const { system_role: role, language, digest } = due;
  const all = await foundJobs(tx, services, { ...owner, role }, due.search);
  const unknown = await newlyFoundJobs(
    tx,
    companyId,
    due.id,
    all.map(({ row }) => row.id),
  );
  await recordFoundJobs(tx, companyId, due.id, [...unknown]);
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
    const reader = { systemRole: role, language, account: true, follows: false, slug: "" };
    const link = personLink(services.config, reader, row.id);
    const { department, apply_by: applyBy } = row;
    jobs.push({ name: nameIn(language), department, applyBy, link, band: match.band, score: match.score });
  }
  const link = searchLink(services.config.publicUrl, role, language, due.search);
  return { name: due.name, digest, jobs, more: news.length - jobs.length, link };
}

/**
 * Emails a person the new jobs of their due searches and schedules the next digests, in one transaction, so
 * that a crash neither loses nor repeats any. Without new jobs no email is sent. Returns whether one was
 * queued.
 */
export function sendDigest(
  services: Pick<Services, "db" | "config" | "matching" | "jobs" | "secrets">,
  owner: Owner,
  now = new Date(),
): Promise<boolean> {
  const { companyId, userId } = owner;
  return inCompany(services.db, companyId, async (tx) => {
    const due = await lockDueSearches(tx, companyId, userId);
    const sections: DigestSection[] = [];
    for (const one of due) {
      const section = one.wanted ? await sectionOf(tx, services, owner, one) : undefined;
      if (section) {
        sections.push(section);
        const found = section.jobs.length + section.more;
        await notify(tx, {
          companyId,
          userIds: [userId],
          kind: "saved_search",
          subject: { type: "saved_view", id: one.id },
          values: { name: one.name, search: one.search, found },
        });
      }
      await scheduleNextDigest(tx, companyId, one.id, nextDigestAt(one.digest, now));
    }
    const [first] = due;
    if (!first || sections.length === 0) return false;
    const { page, post } = unsubscribeLinks(services.config, services.secrets, owner, "digests");
    const { email: to, first_name: firstName, language } = first;
    const mail = digestMail(language, { firstName, sections, unsubscribe: page });
    await queueMail(tx, services, {
      companyId,
      name: "saved_searches",
      userId,
      to,
      ...mail,
      unsubscribe: post,
    });
    return true;
  });
}
