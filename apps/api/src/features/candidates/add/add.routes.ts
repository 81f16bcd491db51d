import {
  addCandidate as addCandidateCall,
  readCandidateResume,
  saveCandidateContact,
} from "@vaardig/contract/candidates/candidateList";
import { receiveResume } from "../../../domain/resumes/receiveResume.ts";
import { presentProposals } from "../../../domain/taxonomy/presentProposals.ts";
import { inCompany } from "../../../platform/db/database.ts";
import type { App } from "../../../platform/http/app.ts";
import { route } from "../../../platform/http/route.ts";
import { presentCandidate } from "../list/candidateList.present.ts";
import { addCandidate } from "./addCandidate.ts";
import { readCandidate } from "./readCandidate.ts";
import { saveContact } from "./saveContact.ts";

export function addRoutes(app: App): void {
  route(app, readCandidateResume, async ({ query, viewer, services, request, language }) => {
    const { reading } = await receiveResume(request, viewer, query.recognize);
    const { parsed, proposals, unlinked } = await services.matching.proposeFromResume(
      viewer.companyId,
      reading,
    );
    const skills = await inCompany(services.db, viewer.companyId, (tx) =>
      presentProposals(tx, proposals, language),
    );
    return {
      ...readCandidate(parsed),
      recognized: reading.recognized === true,
      skills: skills.map((one) => ({ ...one, key: one.skill.id, state: "open" as const })),
      unlinked,
    };
  });

  route(app, saveCandidateContact, async (call) => {
    const { body, viewer, tx } = call;
    await saveContact(tx, viewer, body);
    return presentCandidate(tx, call, body.id);
  });

  route(app, addCandidateCall, async (call) => {
    const { body, viewer, tx, language } = call;
    return presentCandidate(tx, call, await addCandidate(tx, viewer, body, language));
  });
}
