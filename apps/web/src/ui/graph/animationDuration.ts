const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Returns the duration of a graph animation in milliseconds; 0 with reduced motion. */
export const animationDuration = (): number => (isStill() ? 0 : 500);
