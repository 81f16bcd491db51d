import type { Language } from "@vaardig/contract/limits";
import {
  emailByDefault,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from "@vaardig/contract/notifications/notificationKinds";
import type {
  DigestRhythm,
  NotificationGroupRow,
  NotificationPlace,
  NotificationPreference,
} from "@vaardig/contract/notifications/notifications";
import type { Role } from "@vaardig/contract/roles";
import { photoUrl } from "../../domain/files/photoUrl.ts";
import type { GroupRow } from "../../domain/notifications/notifications.queries.ts";
import type { PreferenceRow } from "../../domain/notifications/preferences.queries.ts";
import { sentenceOf } from "../../domain/notifications/sentenceOf.ts";
import { placeOf } from "../../domain/notifications/subjects.ts";
import type { Secrets } from "../../platform/secrets.ts";
import type { Viewer } from "../../platform/session/authenticate.ts";
import { canHideKind } from "./notifications.policy.ts";

interface Reader {
  viewer: Viewer;
  language: Language;
  secrets: Secrets;
  timeZone: string;
}

/** Returns where a notification leads; null when the record is deleted or closed to the reader. */
export function presentPlace({ userId, role }: Viewer, row: GroupRow): NotificationPlace | null {
  if (!row.opens) return null;
  const { subject_type: type, subject_id: subjectId, person_id: personId, values } = row;
  return placeOf(type, { readerId: userId, role, subjectId, personId, values });
}

/** Converts a group to the wire format, in the reader's language. */
export function presentGroup(
  { viewer, language, secrets, timeZone }: Reader,
  row: GroupRow,
): NotificationGroupRow {
  const { id, kind, count, unread, day, values, actor, person } = row;
  return {
    id,
    kind,
    count,
    unread,
    day,
    text: sentenceOf({ kind, values, count, actor, person }, { language, timeZone }),
    actor:
      row.actor_id === null || actor === null
        ? null
        : {
            id: row.actor_id,
            name: actor,
            photo_url: photoUrl(secrets, viewer.companyId, row.actor_photo_id),
          },
    leads_to: presentPlace(viewer, row),
    at: row.created_at.toISOString(),
  };
}

/** Returns the kinds of an access level, in the order of their groups. */
function kindsOf(role: Role): NotificationKind[] {
  const all = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
  const order = (kind: NotificationKind) => NOTIFICATION_GROUPS.indexOf(NOTIFICATION_KINDS[kind].group);
  return all
    .filter((kind) => NOTIFICATION_KINDS[kind].roles.includes(role))
    .sort((a, b) => order(a) - order(b));
}

/** Returns the setting of each kind of an access level: the chosen one, else the default. */
export function presentPreferences(
  role: Role,
  { digest, kinds }: { digest: DigestRhythm; kinds: ReadonlyMap<NotificationKind, PreferenceRow> },
): { digest: DigestRhythm; kinds: NotificationPreference[] } {
  const list = kindsOf(role).map((kind): NotificationPreference => {
    const { group, emails = ["now", "digest", "none"] } = NOTIFICATION_KINDS[kind];
    const chosen = kinds.get(kind);
    const email = chosen?.email ?? emailByDefault(kind, role);
    const can_hide = canHideKind(kind);
    const product = !can_hide || (chosen?.product ?? true);
    return { kind, group, product, can_hide, email, emails: [...emails] };
  });
  return { digest, kinds: list };
}
