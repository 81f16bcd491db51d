import { createContext } from "react";

/** Where a page puts what folds into the bar of a phone; null where there is no such bar. */
export const BarSlot = createContext<HTMLElement | null>(null);

/** Where a page puts its way back to a list; null where there is no such bar. */
export const BarBack = createContext<HTMLElement | null>(null);

/** What the bar of a phone calls the page; empty where there is no such bar. */
export const BarTitle = createContext("");
