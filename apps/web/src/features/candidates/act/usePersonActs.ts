import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/language/useFormat.ts";
import { newKey } from "../../../lib/newKey.ts";
import { useSnackbar } from "../../../lib/useSnackbar.ts";
import { useTold } from "../../../lib/useTold.ts";
import { useAskConsentMutation, useRecordConsentMutation } from "../candidates.api.ts";
import type { OpenModal } from "./openModal.ts";
import type { PersonAct } from "./personActs.ts";

interface Person {
  id: string;
  name: string;
  owner: { id: string } | null;
  can: readonly string[];
}

/** Opens the modal of an act on one person, or does the act where it asks nothing. */
export function usePersonActs() {
  const { t } = useTranslation("candidates");
  const format = useFormat();
  const { show } = useSnackbar();
  const told = useTold();
  const [modal, setModal] = useState<OpenModal | null>(null);
  const [record] = useRecordConsentMutation();
  const [ask, asking] = useAskConsentMutation();

  const saveConsent = ({ id, name }: Pick<Person, "id" | "name">, given: boolean): Promise<boolean> =>
    told(async () => {
      await record({ body: { user_id: id, given } }).unwrap();
      const undo = () => void saveConsent({ id, name }, !given);
      show(t(given ? "consent.noted" : "consent.withdrawn", { name }), "success", { undo });
    });
  const askForConsent = async (ids: readonly string[]): Promise<void> => {
    if (asking.isLoading) return;
    await told(async () => {
      const body = { user_ids: [...ids] };
      const { asked, no_address, unsubscribed } = await ask({ body, idempotencyKey: newKey() }).unwrap();
      const left = [
        ...(no_address.length > 0 ? [t("consent.left-no-address", { names: format.list(no_address) })] : []),
        ...(unsubscribed.length > 0
          ? [t("consent.left-unsubscribed", { names: format.list(unsubscribed) })]
          : []),
      ];
      const told = `${t("consent.sent", { count: asked })}. ${left.join(" ")}`;
      show(
        left.length > 0 ? told : t("consent.sent", { count: asked }),
        left.length > 0 ? "warning" : "success",
      );
    });
  };
  const act = (person: Person, what: PersonAct) => {
    const { id, name } = person;
    const one = { selection: { user_ids: [id] }, count: 1, name };
    if (what === "edit") setModal({ kind: "edit", person });
    else if (what === "add_to_talent_pool") setModal({ kind: "pool", ...one });
    else if (what === "add_to_job") setModal({ kind: "job", ...one });
    else if (what === "ask_consent") void askForConsent([id]);
    else if (what === "record_consent") void saveConsent(person, true);
    else if (what === "withdraw_consent") void saveConsent(person, false);
    else if (what === "set_owner") setModal({ kind: "owner", ids: [id], ownerId: person.owner?.id ?? null });
    else if (what === "merge") setModal({ kind: "pick", person: { id, name } });
    else if (what === "convert") setModal({ kind: "convert", person: { id, name } });
    else setModal({ kind: "erase", ids: [id], name });
  };
  return { modal, setModal, act, askForConsent };
}
