import { createContext, useContext, useEffect } from "react";

interface SheetBar {
  /** Where the bar of the sheet is drawn; null until it is. */
  element: HTMLElement | null;
  onClose: () => void;
  /** What stands in the sheet tells whether something was typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

export const SheetBarContext = createContext<SheetBar | null>(null);

/** The fixed bar of the sheet that this stands in; null where there is no sheet. */
export const useSheetBar = (): SheetBar | null => useContext(SheetBarContext);

/** Lets the sheet around this, if there is one, ask before it closes over what was typed and not saved. */
export function useAskBeforeClose(isDirty: boolean): void {
  const onDirty = useSheetBar()?.onDirty;
  useEffect(() => {
    onDirty?.(isDirty);
    return () => onDirty?.(false);
  }, [isDirty, onDirty]);
}
