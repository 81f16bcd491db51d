import { getSocialProviders } from "@vaardig/contract/session/social";
import { lazy, Suspense } from "react";
import { useRead } from "../../../lib/api/useRead.ts";
import type { SocialProps } from "./SocialSignIn.tsx";

// Lazy, because most companies have no identity providers.
const SocialSignIn = lazy(async () => ({ default: (await import("./SocialSignIn.tsx")).SocialSignIn }));

/** Buttons of the configured identity providers; nothing without any. */
export function SocialButtons(props: SocialProps) {
  const providers = useRead(getSocialProviders, undefined).data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SocialSignIn {...props} providers={providers} />
    </Suspense>
  );
}
