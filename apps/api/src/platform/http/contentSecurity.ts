/** Sources that the application's own pages may load; styles are inline because Emotion writes them. */
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
  // The email editor parses pasted content in a separate document, under a policy name of its library.
  "trusted-types vaardig ProseMirrorClipboard",
];

/**
 * Returns the headers of every response: own scripts only, no frames, no plug-ins, no content sniffing and no
 * referrer.
 */
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

/**
 * The API documentation renders with a library without Trusted Types support; it may run only its own
 * scripts.
 */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
