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
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginEmbedderPolicy: false,
  };
}
