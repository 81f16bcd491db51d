import { equalsInConstantTime, type Secrets, sign } from "../secrets.ts";

/** Minimum validity of a URL, in milliseconds; pages request fresh ones. */
const LIFE_MS = 60 * 60_000;
/** URLs made within half an hour are equal, so that browsers can cache the picture. */
const STEP_MS = 30 * 60_000;

function signature(secrets: Secrets, companyId: string, id: string, expires: string): string {
  return sign(secrets.fileLinkKey, `${companyId}/${id}/${expires}`);
}

/** Returns until when URLs made now are valid, in milliseconds since 1970; equal values mean equal URLs. */
export function linksExpireAt(now = Date.now()): number {
  return Math.ceil((now + LIFE_MS) / STEP_MS) * STEP_MS;
}

/**
 * Returns the signed URL of a file's content or, with `path`, of another picture. The caller checks that the
 * reader may see it.
 */
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

/** Returns whether a signed URL is genuine and has not expired. */
export function isValidFileLink(
  secrets: Secrets,
  link: { id: string; company: string; expires: string; signature: string },
  now = Date.now(),
): boolean {
  return (
    equalsInConstantTime(link.signature, signature(secrets, link.company, link.id, link.expires)) &&
    Number(link.expires) > now
  );
}
