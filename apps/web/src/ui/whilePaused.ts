import { createContext, type ReactNode } from "react";

/** What a form says at its top while the company is paused and nothing can be saved; null while everything can. */
export const PausedContext = createContext<ReactNode>(null);
