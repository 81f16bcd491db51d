import { createContext, type ReactNode } from "react";

/** Warning at the top of a form while the company is paused and saving is disabled; null otherwise. */
export const PausedContext = createContext<ReactNode>(null);
