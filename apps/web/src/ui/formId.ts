import { createContext, useContext } from "react";

export const FormIdContext = createContext<string | undefined>(undefined);

/** Id of the form that this belongs to, for a button that is drawn outside it. */
export const useFormId = (): string | undefined => useContext(FormIdContext);
