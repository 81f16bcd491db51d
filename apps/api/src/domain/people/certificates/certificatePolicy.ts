import type { CertificateAct } from "@vaardig/contract/profile/certificates";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import type { Person } from "../findPerson.ts";
import { canEditPrivate } from "../scope.ts";

/**
 * Returns whether the viewer may confirm certificates of a person whose record they see: managers, HR,
 * administrators and recruiters, but never their own.
 */
export function canConfirmCertificate(viewer: Pick<Viewer, "userId" | "role">, userId: string): boolean {
  return userId !== viewer.userId && ["manager", "hr_manager", "admin", "moderator"].includes(viewer.role);
}

/** Returns the viewer's actions on a certificate; the caller checks that they may see the person's record. */
export function certificateActions(
  viewer: Viewer,
  person: Pick<Person, "id" | "systemRole">,
  row: { confirmed_at: Date | null; expires_on: string | null; superseded: boolean },
): CertificateAct[] {
  const can: CertificateAct[] = canEditPrivate(viewer, person) ? ["edit", "delete"] : [];
  const isOver = row.expires_on !== null && row.expires_on < new Date().toISOString().slice(0, 10);
  if (row.confirmed_at === null && !isOver && !row.superseded && canConfirmCertificate(viewer, person.id))
    can.push("confirm");
  return can;
}
