import { useState } from "react";
import { type LeaveAct, useLeave } from "../leave/useLeave.ts";
import type { PersonAct } from "../list/RowActions.tsx";
import type { OpenModal } from "./openModal.ts";

interface Person {
  id: string;
  name: string;
}

/** Opens the dialog of an action on one person, or runs an action without a dialog. */
export function usePersonActs() {
  const [modal, setModal] = useState<OpenModal | null>(null);
  const { bringBack } = useLeave();
  const act = ({ id, name }: Person, what: PersonAct) => {
    const one = { selection: { user_ids: [id] }, count: 1, name };
    const leave = (how: LeaveAct) => setModal({ kind: "leave", act: how, acts: [how], ...one });
    const acts: Record<PersonAct, () => void> = {
      edit: () => setModal({ kind: "edit", person: { id, name } }),
      invite: () => setModal({ kind: "invite", ...one }),
      resend_invitation: () => setModal({ kind: "invite", ...one }),
      add_to_talent_pool: () => setModal({ kind: "pool", ...one }),
      add_to_job: () => setModal({ kind: "job", ...one }),
      reactivate: () => void bringBack(one.selection, false),
      reset_second_factor: () => setModal({ kind: "factor", person: { id, name } }),
      deactivate: () => leave("deactivate"),
      delete: () => leave("delete"),
    };
    acts[what]();
  };
  return { modal, setModal, act };
}
