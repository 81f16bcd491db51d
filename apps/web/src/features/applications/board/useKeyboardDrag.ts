import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import { STAGES, type Stage } from "@vaardig/contract/applications/pipeline";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { canMove } from "../acts/useActs.tsx";
import { stepFocus } from "./stepFocus.ts";

interface Lifted {
  card: ApplicationCard;
  /** Stage where the card would be dropped. */
  over: Stage;
}

/** Returns the next stage in a direction that accepts the card; the current one without any. */
export function nextTarget(card: ApplicationCard, over: Stage, step: 1 | -1): Stage {
  for (let at = STAGES.indexOf(over) + step; at >= 0 && at < STAGES.length; at += step) {
    const stage = STAGES[at];
    if (stage && (stage === card.stage || canMove(card, stage))) return stage;
  }
  return over;
}

/**
 * Returns the keyboard moves: Space picks up and drops, arrows select the stage, Escape cancels. `said` is
 * the text of a live region.
 */
export function useKeyboardDrag(isMovable: boolean, onMove: (card: ApplicationCard, to: Stage) => void) {
  const { t } = useTranslation("applications");
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState("");
  const put = ({ card, over }: Lifted) => {
    setLifted(null);
    // A real move is announced when it has completed.
    setSaid(
      over === card.stage ? t("lift.back", { name: card.person.name, stage: t(`stages.${over}`) }) : "",
    );
    if (over !== card.stage) onMove(card, over);
  };
  const onKey = (card: ApplicationCard, event: KeyboardEvent) => {
    const { key } = event;
    if (!lifted) {
      if (stepFocus(event.currentTarget, key)) event.preventDefault();
      if (key !== " " || !isMovable || (card.forward.length === 0 && card.back.length === 0)) return;
      event.preventDefault();
      setLifted({ card, over: card.stage });
      setSaid(t("lift.up", { name: card.person.name, stage: t(`stages.${card.stage}`) }));
      return;
    }
    if (key === " ") {
      event.preventDefault();
      put(lifted);
    } else if (key === "Escape" || key === "Tab") {
      setLifted(null);
      setSaid(t("lift.back", { name: lifted.card.person.name, stage: t(`stages.${lifted.card.stage}`) }));
    } else if (key === "ArrowRight" || key === "ArrowLeft") {
      event.preventDefault();
      const over = nextTarget(lifted.card, lifted.over, key === "ArrowRight" ? 1 : -1);
      setLifted({ ...lifted, over });
      setSaid(t(`stages.${over}`));
    }
  };
  return { lifted, said, onKey };
}
