interface Place {
  pathname: string;
  language: string;
}

/** Returns whether a replaced URL is the same page: with different filters, or in another language. */
export const isSamePage = (from: Place, to: Place): boolean =>
  from.pathname === to.pathname || from.language !== to.language;
