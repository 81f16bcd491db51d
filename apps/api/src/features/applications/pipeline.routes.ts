import {
  countStages as countAll,
  getPipeline,
  getPipelineCards,
} from "@vaardig/contract/applications/applications";
import { STAGES } from "@vaardig/contract/applications/pipeline";
import { countHired } from "../../domain/applications/hireApplicant.ts";
import { managerReaderId } from "../../domain/applications/lineManager.ts";
import { canSeePipeline, loadJobFacts } from "../../domain/jobs/jobScope.ts";
import { presentStatus } from "../../domain/jobs/presentStatus.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canSeeTasks, pipelineActions } from "./applications.policy.ts";
import { cardsOnBoard, countStages, pageOfStages, type StageCount } from "./cards.queries.ts";
import { presentCards } from "./presentCards.ts";
import { stageCounts } from "./stageCounts.queries.ts";

/**
 * Returns the job whose pipeline the viewer sees. Throws 404 when there is none, 403 when the viewer may not
 * see it.
 */
export async function openPipeline(tx: Tx, viewer: Viewer, vacancyId: string) {
  const vacancy = await loadJobFacts(tx, viewer.companyId, vacancyId);
  authorize(canSeePipeline(viewer, vacancy));
  return vacancy;
}

interface PipelineQuery {
  job_vacancy_id: string;
  search_query: string;
  ended: boolean;
}

const filterOf = (viewer: Viewer, { job_vacancy_id, search_query, ended }: PipelineQuery) => ({
  companyId: viewer.companyId,
  vacancyId: job_vacancy_id,
  search: search_query,
  ended,
  tasks: canSeeTasks(viewer),
  manager: managerReaderId(viewer),
});

/** Returns counts for every stage, including empty ones. */
function presentStages(counts: StageCount[]) {
  return STAGES.map((stage) => {
    const counted = counts.find((one) => one.stage === stage);
    return {
      stage,
      count: counted?.count ?? 0,
      oldest_since: counted?.oldest_since?.toISOString() ?? null,
    };
  });
}

export function pipelineRoutes(app: App): void {
  route(app, getPipeline, async ({ query, viewer, tx, services, language }) => {
    const vacancy = await openPipeline(tx, viewer, query.job_vacancy_id);
    const filter = filterOf(viewer, query);
    const { statuses_filter: stages = STAGES, sort, page, size } = query;
    const [counts, rows, filled] = await Promise.all([
      countStages(tx, filter),
      pageOfStages(tx, filter, { stages, sort, page, size }),
      countHired(tx, viewer.companyId, vacancy.id),
    ]);
    const cards = await presentCards({ tx, viewer, services, language }, vacancy, rows);
    const { id, name, status, publication } = vacancy;
    return {
      vacancy: { id, name, status: presentStatus(status), publication, ...filled },
      stages: presentStages(counts)
        .filter(({ stage }) => stages.includes(stage))
        .map((stage) => ({ ...stage, cards: cards.filter((card) => card.stage === stage.stage) })),
      can: pipelineActions(viewer, vacancy),
    };
  });

  route(app, getPipelineCards, async ({ query, viewer, tx, services, language }) => {
    const vacancy = await openPipeline(tx, viewer, query.job_vacancy_id);
    const filter = filterOf(viewer, query);
    const [counts, rows] = await Promise.all([countStages(tx, filter), cardsOnBoard(tx, filter, query.ids)]);
    return {
      cards: await presentCards({ tx, viewer, services, language }, vacancy, rows),
      stages: presentStages(counts),
    };
  });

  route(app, countAll, async ({ viewer, tx }) => ({ data: await stageCounts(tx, viewer) }));
}
