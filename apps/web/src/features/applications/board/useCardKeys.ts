import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../../../lib/shortcuts/shortcuts.ts";
import { canEmail } from "../acts/useActs.tsx";

/** Keys of acts on a card, as its menu shows them. */
export const CARD_KEYS = { email: "e", menu: "m", reject: "r" } as const;

interface Props {
  /** The card with an id, while it is on the board. */
  find: (id: string | undefined) => ApplicationCard | undefined;
  onAct: (card: ApplicationCard, what: string) => void;
  /** True while a card is picked up, or the reader may move none. */
  isOff: boolean;
}

/** E, M and R act on the card that has the focus, so that speech and a stray key do nothing elsewhere. */
export function useCardKeys({ find, onAct, isOff }: Props): void {
  const { t } = useTranslation("applications");
  const focused = ({ target }: KeyboardEvent) => {
    const opener = target instanceof Element ? target.closest("[data-card] > [role=button]") : null;
    return opener?.closest<HTMLElement>("[data-card]");
  };
  const act = (what: "email" | "reject") => (event: KeyboardEvent) => {
    const card = find(focused(event)?.dataset.card);
    if (!card || !(what === "email" ? canEmail(card) : card.can.includes(what))) return false;
    onAct(card, what);
    return true;
  };
  const openMenu = (event: KeyboardEvent) => {
    const button = focused(event)?.querySelector<HTMLElement>("[aria-haspopup=menu]");
    button?.click();
    return button !== undefined && button !== null;
  };
  useShortcuts(
    isOff
      ? []
      : [
          { key: CARD_KEYS.email, label: t("keys.email"), run: act("email") },
          { key: CARD_KEYS.menu, label: t("keys.menu"), run: openMenu },
          { key: CARD_KEYS.reject, label: t("keys.reject"), run: act("reject") },
        ],
  );
}
