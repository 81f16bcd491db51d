import { createContext, type Dispatch, type SetStateAction, useContext, useEffect } from "react";

interface SheetBar {
  /** DOM element of the sheet's bar; null before it is mounted. */
  element: HTMLElement | null;
  onClose: () => void;
}

export const SheetBarContext = createContext<SheetBar | null>(null);

/** Returns the fixed bar of the enclosing sheet; null outside a sheet. */
export const useSheetBar = (): SheetBar | null => useContext(SheetBarContext);

/** Counts components with unsaved input in a sheet or dialog. */
export const UnsavedContext = createContext<Dispatch<SetStateAction<number>> | null>(null);

/** Makes the enclosing sheet or dialog ask before it closes with unsaved input. */
export function useAskBeforeClose(isDirty: boolean): void {
  const count = useContext(UnsavedContext);
  useEffect(() => {
    if (!isDirty) return undefined;
    count?.((before) => before + 1);
    return () => count?.((before) => before - 1);
  }, [isDirty, count]);
}
