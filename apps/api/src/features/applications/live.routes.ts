import { followPipeline, type PipelineNews } from "@vaardig/contract/applications/applications";
import type { ApplicationChange } from "../../domain/applications/changeFeed.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import { inCompany } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { slowRoute } from "../../platform/http/route.ts";
import type { LiveStream } from "../../platform/live/liveStreams.ts";
import type { Services } from "../../platform/services.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { openPipeline } from "./pipeline.routes.ts";
import { openVacancyIds } from "./stageCounts.queries.ts";

/** Changes of this long are told together: a bulk move is one line. */
const GATHER_MS = 100;
/** More than this at once is read again as a whole. */
const TELL_MAX = 100;

/** Hands changes to a stream: gathered, and a failed attempt only to the person who was first. */
function teller(services: Services, viewer: Viewer, stream: LiveStream) {
  /** By vacancy. */
  const changed = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  stream.onEnd(() => clearTimeout(timer));
  const send = (news: PipelineNews) => stream.send(news);
  const flush = () => {
    timer = undefined;
    const many = [...changed.values()].some((ids) => ids.size > TELL_MAX);
    if (many) send({ kind: "reset" });
    else
      for (const [job_vacancy_id, ids] of changed) send({ kind: "changed", job_vacancy_id, ids: [...ids] });
    changed.clear();
  };
  const contested = async ({ id, vacancy_id, contested_by: by = "" }: ApplicationChange) => {
    const { companyId } = viewer;
    const person = await inCompany(services.db, companyId, (tx) => findPerson(tx, companyId, by));
    if (person) send({ kind: "contested", job_vacancy_id: vacancy_id, id, actor: person.name });
  };
  return (change: ApplicationChange | null) => {
    if (change === null) return send({ kind: "reset" });
    if (change.contested_by !== undefined) {
      if (change.told === viewer.userId) contested(change).catch(() => undefined);
      return;
    }
    changed.set(change.vacancy_id, (changed.get(change.vacancy_id) ?? new Set()).add(change.id));
    timer ??= setTimeout(flush, GATHER_MS);
  };
}

export function liveRoutes(app: App): void {
  // Hearing of changes waits for a connection of its own kind.
  slowRoute(app, followPipeline, async ({ query, viewer, services }) => {
    const { job_vacancy_id: one } = query;
    const { companyId } = viewer;
    const vacancyIds = await inCompany(services.db, companyId, async (tx) =>
      one ? [(await openPipeline(tx, viewer, one)).id] : openVacancyIds(tx, viewer),
    );
    const stream = services.streams.open(viewer);
    const tell = teller(services, viewer, stream);
    try {
      for (const id of vacancyIds) stream.onEnd(await services.changes.follow(companyId, id, tell));
    } catch (error) {
      stream.end();
      throw error;
    }
    // Leaves as a stream of its own kind, which `slowRoute` sends.
    return stream as never;
  });
}
