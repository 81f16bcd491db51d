import { moveReason } from "@vaardig/contract/applications/applicationReasons";
import { getApplication, listApplications } from "@vaardig/contract/applications/applications";
import { readReason } from "../../domain/applications/applicationRow.ts";
import { managerReaderId } from "../../domain/applications/lineManager.ts";
import { resumeSkillsOf } from "../../domain/applications/resumeSkills.ts";
import { canSeePipeline, factsOfRow, loadJobFacts } from "../../domain/jobs/jobScope.ts";
import { jobTermsOf } from "../../domain/jobs/jobTerms.ts";
import { NO_MATCH } from "../../domain/matching/matchOf.ts";
import { fileUrl } from "../../platform/files/fileLinks.ts";
import type { App } from "../../platform/http/app.ts";
import { AppError, authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";
import { canMoveApplication, canSeeTasks } from "./applications.policy.ts";
import { presentCard } from "./applications.present.ts";
import { cardsById, isHiddenFrom } from "./cards.queries.ts";
import { detailOf, historyOf, offersOf } from "./detail.queries.ts";
import { listRows } from "./list.queries.ts";
import { presentCards } from "./presentCards.ts";

export function listRoutes(app: App): void {
  route(app, listApplications, async ({ query, viewer, tx, services, language }) => {
    const { rows, ...counted } = await listRows(tx, viewer, query);
    const { companyId } = viewer;
    const data = rows.map((row) => {
      const moves = (userId: string) => canMoveApplication(viewer, factsOfRow(row), userId);
      const { match: _, ...card } = presentCard(row, NO_MATCH, {
        companyId,
        secrets: services.secrets,
        language,
        moves,
      });
      return { ...card, vacancy: { id: row.vacancy_id, name: row.vacancy_name }, owner: row.owner };
    });
    return { data, ...counted };
  });

  route(app, getApplication, async ({ query, viewer, tx, services, language }) => {
    const { companyId } = viewer;
    const [row] = await cardsById(tx, companyId, [query.id], canSeeTasks(viewer));
    const shown = found(row);
    const vacancy = await loadJobFacts(tx, companyId, shown.vacancy_id);
    authorize(canSeePipeline(viewer, vacancy));
    if (await isHiddenFrom(tx, companyId, query.id, managerReaderId(viewer))) throw new AppError("not_found");
    const [detail, offers, history, read, job_terms, [card]] = await Promise.all([
      detailOf(tx, companyId, query.id),
      offersOf(tx, companyId, query.id),
      historyOf(tx, companyId, shown),
      resumeSkillsOf(tx, companyId, [query.id]),
      jobTermsOf(tx, companyId, vacancy.id),
      presentCards({ tx, viewer, services, language }, vacancy, [shown]),
    ]);
    const { vacancy_name: name, hourly_rate: rate, reason, ...rest } = found(detail);
    const { resume_file_id: fileId, resume_name: fileName, ...words } = rest;
    const unconfirmed_skills = read.get(query.id)?.length ?? 0;
    return {
      ...found(card),
      ...words,
      job_terms,
      vacancy: { id: vacancy.id, name },
      hourly_rate: rate === null ? null : Number(rate),
      reason: readReason(reason),
      resume:
        fileId === null
          ? null
          : {
              file_id: fileId,
              name: fileName ?? "",
              url: fileUrl(services.secrets, companyId, fileId),
              unconfirmed_skills,
            },
      offers: offers.map((offer) => ({ ...offer, created_at: offer.created_at.toISOString() })),
      history: history.map(({ at, kind, reason: code, ...event }) => ({
        ...event,
        at: at.toISOString(),
        action: kind.replace("application.", ""),
        reason: moveReason.safeParse(code).data ?? null,
      })),
    };
  });
}
