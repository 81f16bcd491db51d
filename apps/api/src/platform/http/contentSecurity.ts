import type { FastifyHelmetOptions } from "@fastify/helmet";

/** Response headers: own scripts only, no frames, no plug-ins; styles are inline because Emotion writes them. */
export function contentSecurity(publicUrl: string): FastifyHelmetOptions {
  const secure = publicUrl.startsWith("https:");
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", "blob:"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // The editor of mails reads what is pasted in a document apart, under a name of its library's own.
        trustedTypes: ["vaardig", "ProseMirrorClipboard"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginEmbedderPolicy: false,
  };
}

/** The API's description draws itself with a library that knows no Trusted Types; it runs its own scripts only. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
