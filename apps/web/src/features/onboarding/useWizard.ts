import type { OnboardingStep } from "@vaardig/contract/onboarding/onboarding";
import { useCallback, useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useAuth } from "../../lib/libState.ts";
import { useMoveOnboardingMutation } from "./onboarding.api.ts";
import { asStep, type Step } from "./steps.ts";

export interface Wizard {
  /** The current step. */
  step: Step;
  goTo: (step: Step) => void;
  /** Completes the wizard and leaves it; rejects with the call's error. */
  finish: () => Promise<void>;
  /** Leaves to the role home; saved data stays. */
  leave: () => void;
}

/**
 * Returns the position in the wizard: the URL holds the step, so that Back works, and the server stores it
 * for later.
 */
export function useWizard(known: OnboardingStep | undefined): Wizard {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { ROLE_ROUTE } = useAuth();
  const [move] = useMoveOnboardingMutation();
  const asked = asStep(search.get("step"));
  const resumeAt = asStep(known);

  // Without its own step, this history entry would follow the server's step, and Back would have no effect.
  useEffect(() => {
    if (!asked && resumeAt) setSearch({ step: resumeAt }, { replace: true });
  }, [asked, resumeAt, setSearch]);

  const goTo = useCallback(
    (next: Step) => {
      setSearch({ step: next });
      // Not awaited, because it only affects where the wizard resumes.
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
