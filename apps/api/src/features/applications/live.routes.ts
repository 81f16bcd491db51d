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
import { openJobIds } from "./stageCounts.queries.ts";

/** Changes within this time are sent together: a bulk move gives one message. */
const GATHER_MS = 100;
/** More changes than this at once make the client read everything again. */
const TELL_MAX = 100;

/**
 * Returns a function that sends changes to a stream: collected, and a failed attempt only to the person who
 * was first.
 */
function teller(services: Services, viewer: Viewer, stream: LiveStream) {
  /** Application ids by job. */
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
  // Following changes waits for a separate connection.
  slowRoute(app, followPipeline, async ({ query, viewer, services }) => {
    const { job_vacancy_id: one } = query;
    const { companyId } = viewer;
    const vacancyIds = await inCompany(services.db, companyId, async (tx) =>
      one ? [(await openPipeline(tx, viewer, one)).id] : openJobIds(tx, viewer),
    );
    const stream = services.streams.open(viewer);
    const tell = teller(services, viewer, stream);
    try {
      for (const id of vacancyIds) stream.onEnd(await services.changes.follow(companyId, id, tell));
    } catch (error) {
      stream.end();
      throw error;
    }
    // `slowRoute` sends the stream as it is.
    return stream as never;
  });
}
