import { getSocialProviders } from "@vaardig/contract/session/social";
import { lazy, Suspense } from "react";
import { useRead } from "../../../lib/api/useRead.ts";
import type { SocialProps } from "./SocialChoice.tsx";

// Most companies have none, and their people should not load it.
const SocialChoice = lazy(async () => ({ default: (await import("./SocialChoice.tsx")).SocialChoice }));

/** Buttons of the identity providers that are configured; nothing when there are none. */
export function SocialButtons(props: SocialProps) {
  const providers = useRead(getSocialProviders, undefined).data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SocialChoice {...props} providers={providers} />
    </Suspense>
  );
}
