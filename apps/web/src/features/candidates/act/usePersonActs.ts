import type { CandidateAct } from "@vaardig/contract/candidates/candidateActs";
import { candidateSlice } from "../candidate.slice.ts";
import type { PersonAct } from "./personActs.ts";
import { useConsent } from "./useConsent.ts";

interface Person {
  id: string;
  name: string;
  owner: { id: string } | null;
  can: readonly CandidateAct[];
}

/** Opens the dialog of an action on one person, or runs an action without a dialog. */
export function usePersonActs() {
  const [modal, setModal] = candidateSlice.usePart("candidate");
  const consent = useConsent();
  const act = (person: Person, what: PersonAct) => {
    const { id, name } = person;
    const one = { selection: { user_ids: [id] }, count: 1, name };
    const acts: Record<PersonAct, () => void> = {
      edit: () => setModal({ kind: "edit", person }),
      add_to_talent_pool: () => setModal({ kind: "pool", ...one }),
      add_to_job: () => setModal({ kind: "job", ...one }),
      ask_consent: () => void consent.ask([id]),
      record_consent: () => void consent.save(person, true),
      withdraw_consent: () => void consent.save(person, false),
      set_owner: () => setModal({ kind: "owner", ids: [id], ownerId: person.owner?.id ?? null }),
      merge: () => setModal({ kind: "pick", person: { id, name } }),
      convert: () => setModal({ kind: "convert", person: { id, name } }),
      erase: () => setModal({ kind: "erase", ids: [id], name }),
    };
    acts[what]();
  };
  return { modal, setModal, act, askForConsent: consent.ask };
}
