import { CAREER_ROLES } from "@vaardig/contract/career-path/careerPath";
import type { Tx } from "../../platform/db/database.ts";
import { authorize, found } from "../../platform/http/appError.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { recordEvent } from "../events/recordEvent.ts";
import { findPerson, type Person } from "../people/findPerson.ts";
import { canSeePrivate } from "../people/scope.ts";

/**
 * Returns the person whose career path is requested, the viewer when no id is given; reading another person's
 * path is logged. Throws 404 for people without a career path (candidates, recruiters, other companies) and
 * 403 for a person outside the viewer's scope.
 */
export async function readCareerPerson(tx: Tx, viewer: Viewer, id: string | undefined): Promise<Person> {
  const { companyId, userId } = viewer;
  const person = found(await findPerson(tx, companyId, id ?? userId));
  found(CAREER_ROLES.find((role) => role === person.systemRole));
  authorize(await canSeePrivate(tx, viewer, person));
  if (person.id !== userId)
    await recordEvent(tx, { companyId, actorId: userId, kind: "career_path.read", userId: person.id });
  return person;
}
