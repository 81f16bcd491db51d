import { lazy, Suspense, useState } from "react";
import { PersonCardSheet } from "../../shared/people/card/PersonCardSheet.tsx";
import type { FoundScreen } from "./palette/option.ts";
import { useFindKey } from "./useFindKey.ts";

const FindPalette = lazy(async () => ({
  default: (await import("./palette/FindPalette.tsx")).FindPalette,
}));

interface Props {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Screens of the reader's menu. */
  screens: readonly FoundScreen[];
  /** Opens the map of the keys. */
  onShortcuts: () => void;
}

/** Command palette for every screen, opened by Ctrl+K or the frame's buttons. */
export function CommandPalette({ isOpen, onOpen, screens, onShortcuts }: Props) {
  const [cardId, setCardId] = useState<string | null>(null);
  useFindKey(() => onOpen(!isOpen));
  return (
    <>
      {isOpen && (
        <Suspense fallback={null}>
          <FindPalette
            screens={screens}
            onCard={setCardId}
            onShortcuts={onShortcuts}
            onClose={() => onOpen(false)}
          />
        </Suspense>
      )}
      {cardId !== null && <PersonCardSheet id={cardId} onClose={() => setCardId(null)} />}
    </>
  );
}
