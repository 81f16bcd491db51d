import type { ApplicationCard } from "@vaardig/contract/applications/applications";
import type { DragEvent, KeyboardEvent } from "react";

/** Handlers of a card on the board, shared by all cards. */
export interface CardHandlers {
  onOpen: (id: string) => void;
  onSelect: (id: string) => void;
  onKey: (card: ApplicationCard, event: KeyboardEvent) => void;
  onDrag: (card: ApplicationCard | null, event: DragEvent) => void;
  onMove: (card: ApplicationCard, to: ApplicationCard["stage"]) => void;
  onAct: (card: ApplicationCard, what: string) => void;
}
