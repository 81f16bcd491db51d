const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Milliseconds of a movement across a graph; none for who wants less motion. */
export const flightTime = (): number => (isStill() ? 0 : 500);
