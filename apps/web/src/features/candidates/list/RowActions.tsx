import type { CandidateRow } from "@vaardig/contract/candidates/candidateList";
import { useTranslation } from "react-i18next";
import { RowMenu } from "../../../ui/list/RowMenu.tsx";
import { ENDING_ACTS, PERSON_ACTS, type PersonAct } from "../act/personActs.ts";

interface Props {
  person: Pick<CandidateRow, "id" | "name" | "can" | "consent">;
  onAct: (act: PersonAct) => void;
  /** Screen that emails the person, where no button leads there. */
  message?: string;
}

/** Menu of actions for a candidate. */
export function RowActions({ person, onAct, message }: Props) {
  const { t } = useTranslation("candidates");
  const acts = PERSON_ACTS.filter((act) => person.can.includes(act));
  const words = (act: PersonAct) =>
    t(act === "record_consent" && person.consent === "given" ? "actions.renew_consent" : `actions.${act}`);
  return (
    <RowMenu
      name={person.name}
      acts={[
        ...(message
          ? [{ key: "email", label: t("details.email"), to: message, state: { user_ids: [person.id] } }]
          : []),
        ...acts.map((act) => ({
          key: act,
          label: words(act),
          isApart: act === acts.find((one) => ENDING_ACTS.includes(one)),
          isFinal: act === "erase",
          onAct: () => onAct(act),
        })),
      ]}
    />
  );
}
