import type { CertificateAct } from "@vaardig/contract/profile/certificates";
import type { Viewer } from "../../../platform/session/authenticate.ts";
import type { Person } from "../findPerson.ts";
import { canEditPrivate } from "../scope.ts";

/** Managers, HR and administrators confirm what they may see of others, recruiters what they may see of candidates. */
export function canConfirmCertificate(viewer: Pick<Viewer, "userId" | "role">, userId: string): boolean {
  return userId !== viewer.userId && ["manager", "hr_manager", "admin", "moderator"].includes(viewer.role);
}

/** What the viewer, who may see the person's record, may do with a certificate in it. */
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
