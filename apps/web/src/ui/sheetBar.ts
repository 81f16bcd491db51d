import { createContext, useContext } from "react";

interface SheetBar {
  /** Where the bar of the sheet is drawn; null until it is. */
  element: HTMLElement | null;
  onClose: () => void;
  /** A form in the sheet tells whether something was typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

export const SheetBarContext = createContext<SheetBar | null>(null);

/** The fixed bar of the sheet that this stands in; null where there is no sheet. */
export const useSheetBar = (): SheetBar | null => useContext(SheetBarContext);
