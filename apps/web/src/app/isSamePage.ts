interface Place {
  pathname: string;
  language: string;
}

/** Whether an address that took another's place shows the same page: with another filter, or in the words of another language. */
export const isSamePage = (from: Place, to: Place): boolean =>
  from.pathname === to.pathname || from.language !== to.language;
