/** What the browser may load for the application's own pages: styles are inline because Emotion writes them. */
const PAGES = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The editor of mails reads what is pasted in a document apart, under a name of its library's own.
  "trusted-types vaardig ProseMirrorClipboard",
];

/** Headers of every answer: own scripts only, no frames, no plug-ins, nothing guessed and no address told elsewhere. */
export function contentSecurity(publicUrl: string): Record<string, string> {
  const secure = publicUrl.startsWith("https:");
  return {
    "content-security-policy": [...PAGES, ...(secure ? ["upgrade-insecure-requests"] : [])].join(";"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "referrer-policy": "no-referrer",
    ...(secure && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    "x-xss-protection": "0",
  };
}

/** The API's description draws itself with a library that knows no Trusted Types; it runs its own scripts only. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
