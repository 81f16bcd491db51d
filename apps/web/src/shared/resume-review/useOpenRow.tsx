import { useState } from "react";
import { useAskBeforeClose } from "../../ui/sheetBar.ts";
import { useAskToClose } from "../../ui/useAskToClose.tsx";

/**
 * Returns the row whose fields or levels are open; opening another one with unsaved input asks for
 * confirmation.
 */
export function useOpenRow() {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const [unsaved, setUnsaved] = useState(0);
  const { close: ask, question } = useAskToClose(unsaved > 0, () => setOpenKey(wanted));
  // Makes the surrounding sheet ask before closing.
  useAskBeforeClose(unsaved > 0);
  return {
    openKey,
    open: (key: string | null) => {
      if (key === openKey) return;
      if (unsaved === 0) return setOpenKey(key);
      setWanted(key);
      ask();
    },
    close: () => setOpenKey(null),
    setUnsaved,
    question,
  };
}
