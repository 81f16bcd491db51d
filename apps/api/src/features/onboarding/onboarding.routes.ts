import {
  configureLanguage,
  getLanguages,
  getOnboarding,
  moveOnboarding,
  saveLanguages,
} from "@vaardig/contract/onboarding/onboarding";
import { recordEvent } from "../../domain/events/recordEvent.ts";
import { filesOf, presentFile } from "../../domain/files/storedFiles.ts";
import { findPerson } from "../../domain/people/findPerson.ts";
import {
  languagesOf,
  replaceLanguages,
  setLanguage,
  setStep,
  stepOf,
} from "../../domain/people/onboarding/onboarding.queries.ts";
import { readPrivateData } from "../../domain/people/readPrivateData.ts";
import { canEditPrivate } from "../../domain/people/scope.ts";
import type { App } from "../../platform/http/app.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import { route } from "../../platform/http/route.ts";

export function onboardingRoutes(app: App): void {
  route(app, getOnboarding, async ({ viewer, tx, services }) => {
    const { companyId, userId } = viewer;
    const step = found(await stepOf(tx, companyId, userId));
    const [resume] = await filesOf(tx, companyId, userId, "resume");
    const languages = await languagesOf(tx, companyId, userId);
    return { step, languages, resume: resume ? presentFile(services.secrets, resume) : null };
  });

  route(app, moveOnboarding, async ({ body, viewer, tx }) => {
    const { companyId, userId } = viewer;
    await setStep(tx, companyId, userId, body.step);
    if (body.step === "done") {
      await recordEvent(tx, { companyId, actorId: userId, kind: "onboarding.finished", userId });
    }
    return { step: body.step };
  });

  route(app, getLanguages, async ({ query, viewer, tx }) => {
    const person = await readPrivateData(tx, viewer, query.user_id, "languages.read");
    const data = await languagesOf(tx, viewer.companyId, person.id);
    return { data, total: data.length };
  });

  route(app, saveLanguages, async ({ body, viewer, tx }) => {
    const { companyId, userId: actorId } = viewer;
    const { user_id: userId = actorId, languages } = body;
    authorize(canEditPrivate(viewer, found(await findPerson(tx, companyId, userId))));
    await replaceLanguages(tx, companyId, userId, languages);
    await recordEvent(tx, { companyId, actorId, kind: "languages.changed", userId });
    const data = await languagesOf(tx, companyId, userId);
    return { data, total: data.length };
  });

  route(app, configureLanguage, async ({ body, viewer, tx }) => {
    await setLanguage(tx, viewer.companyId, viewer.userId, body.language);
    return { language: body.language };
  });
}
