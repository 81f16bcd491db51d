import { type Secrets, sameText, sign } from "../secrets.ts";

/** How long an address works; pages ask for fresh ones. */
const LIFE_MS = 60 * 60_000;
/** Addresses of one half hour are equal, so that browsers can keep the picture. */
const STEP_MS = 30 * 60_000;

function signature(secrets: Secrets, companyId: string, id: string, expires: string): string {
  return sign(secrets.fileLinkKey, `${companyId}/${id}/${expires}`);
}

/** Until when addresses that are made now work, in milliseconds since 1970: as long as this is the same, so are they. */
export function linksExpireAt(now = Date.now()): number {
  return Math.ceil((now + LIFE_MS) / STEP_MS) * STEP_MS;
}

/** Address of a file's content, or with `path` of another picture, for anyone who was allowed to see it just now. */
export function fileUrl(
  secrets: Secrets,
  companyId: string,
  id: string,
  now = Date.now(),
  path = "/api/files/content",
): string {
  const expires = String(linksExpireAt(now));
  const query = new URLSearchParams({
    id,
    company: companyId,
    expires,
    signature: signature(secrets, companyId, id, expires),
  });
  return `${path}?${query}`;
}

/** Whether a signed address is genuine and not yet expired. */
export function isGenuineFileLink(
  secrets: Secrets,
  link: { id: string; company: string; expires: string; signature: string },
  now = Date.now(),
): boolean {
  return (
    sameText(link.signature, signature(secrets, link.company, link.id, link.expires)) &&
    Number(link.expires) > now
  );
}
