import type { OnboardingStep } from "@vaardig/contract/onboarding/onboarding";
import { useCallback, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useAuth } from "../../lib/libState.ts";
import { useMoveOnboardingMutation } from "./onboarding.api.ts";
import { asStep, type Step } from "./steps.ts";

export interface Wizard {
  /** The step on screen. */
  step: Step;
  goTo: (step: Step) => void;
  /** Marks the wizard as done and leaves it; rejects with the call's error. */
  finish: () => Promise<void>;
  /** Leaves for the role home; what was given so far stays. */
  leave: () => void;
}

/** Where one is in the wizard: the address holds the step, so that Back works; the server knows it for later. */
export function useWizard(known: OnboardingStep | undefined): Wizard {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { ROLE_ROUTE } = useAuth();
  const [move] = useMoveOnboardingMutation();
  const asked = asStep(search.get("step"));
  const resumeAt = asStep(known);

  // Without a step of its own, this entry of the history would follow the server's and Back would do nothing.
  useEffect(() => {
    if (!asked && resumeAt) setSearch({ step: resumeAt }, { replace: true });
  }, [asked, resumeAt, setSearch]);

  const goTo = useCallback(
    (next: Step) => {
      setSearch({ step: next });
      // Only where to resume hangs on this; the step on screen does not wait for it.
      void move({ body: { step: next } });
    },
    [setSearch, move],
  );

  const leave = useCallback(() => void navigate(ROLE_ROUTE ?? "/"), [navigate, ROLE_ROUTE]);

  const finish = useCallback(async () => {
    await move({ body: { step: "done" } }).unwrap();
    leave();
  }, [move, leave]);

  return { step: asked ?? resumeAt ?? "languages", goTo, finish, leave };
}
