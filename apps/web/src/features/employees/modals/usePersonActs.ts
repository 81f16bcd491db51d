import { useState } from "react";
import { useLeave } from "../leave/useLeave.ts";
import type { PersonAct } from "../list/RowActions.tsx";
import type { OpenModal } from "./openModal.ts";

interface Person {
  id: string;
  name: string;
}

/** Opens the modal of an act on one person, or does the act where it asks nothing. */
export function usePersonActs() {
  const [modal, setModal] = useState<OpenModal | null>(null);
  const { bringBack } = useLeave();
  const act = ({ id, name }: Person, what: PersonAct) => {
    const one = { selection: { user_ids: [id] }, count: 1, name };
    if (what === "edit") setModal({ kind: "edit", person: { id, name } });
    else if (what === "invite" || what === "resend_invitation") setModal({ kind: "invite", ...one });
    else if (what === "add_to_talent_pool") setModal({ kind: "pool", ...one });
    else if (what === "add_to_job") setModal({ kind: "job", ...one });
    else if (what === "reactivate") void bringBack(one.selection, false);
    else setModal({ kind: "leave", act: what, acts: [what], ...one });
  };
  return { modal, setModal, act };
}
