import { addCandidate as addCandidateCall, readCandidateResume } from "@vaardig/contract/candidateList";
import type { App } from "../../../app.ts";
import { inCompany } from "../../../platform/db/database.ts";
import { receiveResume } from "../../../platform/files/receiveResume.ts";
import { route } from "../../../platform/http/route.ts";
import { presentProposals } from "../../../platform/taxonomy/presentProposals.ts";
import { presentCandidate } from "../list/candidateList.present.ts";
import { addCandidate } from "./addCandidate.ts";
import { readCandidate } from "./readCandidate.ts";

export function addRoutes(app: App): void {
  route(app, readCandidateResume, async ({ viewer, services, request, language }) => {
    const { reading } = await receiveResume(request);
    const { proposals } = await services.matching.proposeFromResume(viewer.companyId, reading);
    const skills = await inCompany(services.db, viewer.companyId, (tx) =>
      presentProposals(tx, proposals, language),
    );
    return { ...readCandidate(reading), skills };
  });

  route(app, addCandidateCall, async (call) => {
    const { body, viewer, tx, language } = call;
    return presentCandidate(tx, call, await addCandidate(tx, viewer, body, language));
  });
}
