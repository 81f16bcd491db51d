import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

interface SheetBar {
  /** Where the bar of the sheet is drawn; null until it is. */
  element: HTMLElement | null;
  onClose: () => void;
}

export const SheetBarContext = createContext<SheetBar | null>(null);

/** The fixed bar of the sheet that this stands in; null where there is no sheet. */
export const useSheetBar = (): SheetBar | null => useContext(SheetBarContext);

/** Counts what stands in a sheet or dialog and is not saved. */
export const UnsavedContext = createContext<Dispatch<SetStateAction<number>> | null>(null);

/** Lets the sheet or dialog around this, if there is one, ask before it closes over what was typed and not saved. */
export function useAskBeforeClose(isDirty: boolean): void {
  const count = useContext(UnsavedContext);
  useEffect(() => {
    if (!isDirty) return undefined;
    count?.((before) => before + 1);
    return () => count?.((before) => before - 1);
  }, [isDirty, count]);
}
