import { createContext, useContext } from "react";

export const FormIdContext = createContext<string | undefined>(undefined);

/** Returns the id of the enclosing form, for a button rendered outside it. */
export const useFormId = (): string | undefined => useContext(FormIdContext);
