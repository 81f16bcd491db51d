import { createContext, useContext, useEffect } from "react";

interface SheetBar {
  /** Where the bar of the sheet is drawn; null until it is. */
  element: HTMLElement | null;
  onClose: () => void;
}

export const SheetBarContext = createContext<SheetBar | null>(null);

/** The fixed bar of the sheet that this stands in; null where there is no sheet. */
export const useSheetBar = (): SheetBar | null => useContext(SheetBarContext);

/** Told by what stands in a sheet or dialog whether something was typed that is not saved. */
export const DirtyContext = createContext<((isDirty: boolean) => void) | null>(null);

/** Lets the sheet or dialog around this, if there is one, ask before it closes over what was typed and not saved. */
export function useAskBeforeClose(isDirty: boolean): void {
  const onDirty = useContext(DirtyContext);
  useEffect(() => {
    onDirty?.(isDirty);
    return () => onDirty?.(false);
  }, [isDirty, onDirty]);
}
