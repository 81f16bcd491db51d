import { newKey } from "../newKey.ts";

/** Unsaved input on the screen. */
interface Unsaved {
  /** Asks whether to leave; `leave` continues the navigation. */
  ask: (leave: () => void) => void;
  /** Navigates within the application. */
  goTo: (address: string, options: { replace: boolean }) => void;
}

/** State of a history entry: the id of its duplicate pair, and whether it is the duplicate. */
interface Entry {
  double?: string;
  isDouble?: boolean;
}

/** A history entry that can be pushed again. */
interface Place {
  path: string;
  address: string;
  state: unknown;
}

const unsaved: Unsaved[] = [];
/** Leaving was confirmed; the following navigation is not asked about again. */
let isConfirmed = false;
/** Id of the current duplicate entry. */
let current: string | undefined;
/** Current location while input is unsaved. */
let place: Place | undefined;
let isWatching = false;
let onReturned: (() => void) | undefined;

const entry = (): Entry => (window.history.state ?? {}) as Entry;

/** Records the current location; call it after each navigation while input is unsaved. */
export function recordLocation(): void {
  const { pathname, search, hash } = window.location;
  place = { path: pathname, address: pathname + search + hash, state: window.history.state };
}

/** Pushes a duplicate of the current history entry, so that a step back stays on the page. */
function doubleEntry(): void {
  if (entry().isDouble) return;
  current = newKey();
  window.history.replaceState({ ...window.history.state, double: current }, "");
  window.history.pushState({ ...window.history.state, double: current, isDouble: true }, "");
}

/**
 * Returns the link that a plain click follows inside the application; undefined for new tabs, downloads and
 * other sites.
 */
function followed(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin === window.location.origin && !isHere ? url : undefined;
}

/** Asks once, for the topmost form; the same answer applies to forms below it. */
function ask(leave: () => void): void {
  unsaved.at(-1)?.ask(() => {
    isConfirmed = true;
    // A step back without earlier entries goes nowhere, and the page stays guarded.
    setTimeout(() => {
      isConfirmed = false;
    }, 1_000);
    leave();
  });
}

function onClick(event: MouseEvent): void {
  const url = isConfirmed ? undefined : followed(event);
  if (!url) return;
  event.preventDefault();
  event.stopPropagation();
  ask(() =>
    unsaved.at(-1)?.goTo(url.pathname + url.search + url.hash, { replace: entry().isDouble === true }),
  );
}

function onUnload(event: BeforeUnloadEvent): void {
  if (!isConfirmed) event.preventDefault();
}

/** Reverts a jump over several entries by pushing the page above the target entry. */
function takeBackJump(event: PopStateEvent, from: Place): void {
  // The router must not see the event, because it would unmount the page with its input.
  event.stopImmediatePropagation();
  window.history.pushState({ ...(from.state as Entry), isDouble: false }, "", from.address);
  doubleEntry();
  ask(() => window.history.go(-2));
}

function onStep(event: PopStateEvent): void {
  const { double, isDouble } = entry();
  const isBelow = double !== undefined && double === current && !isDouble;
  const hasLeft = place !== undefined && window.location.pathname !== place.path;
  if (hasLeft && place && unsaved.length > 0 && !isConfirmed && !onReturned) {
    takeBackJump(event, place);
    return;
  }
  current = isDouble ? double : undefined;
  if (onReturned) onReturned();
  else if (isBelow && unsaved.length === 0) {
    // A save left the duplicate entry behind: continues the intended step.
    window.history.back();
  } else if (isBelow && !isConfirmed) {
    doubleEntry();
    ask(() => window.history.go(-2));
  }
}

/**
 * Handles history steps permanently, because a duplicate entry outlives its form. Must be called before the
 * router mounts, since window listeners run in order of registration.
 */
export function watchHistory(): void {
  if (isWatching) return;
  isWatching = true;
  current = entry().isDouble ? entry().double : undefined;
  window.addEventListener("popstate", onStep);
}

/**
 * Asks before a link, a step back or closing the page discards input, until the returned function is called.
 */
export function guardUnsaved(one: Unsaved): () => void {
  isConfirmed = false;
  unsaved.push(one);
  doubleEntry();
  recordLocation();
  if (unsaved.length === 1) {
    document.addEventListener("click", onClick, true);
    window.addEventListener("beforeunload", onUnload);
  }
  return () => {
    unsaved.splice(unsaved.indexOf(one), 1);
    if (unsaved.length > 0) return;
    place = undefined;
    document.removeEventListener("click", onClick, true);
    window.removeEventListener("beforeunload", onUnload);
  };
}

/** Steps back from the duplicate entry, so that the next navigation replaces the page itself. */
export function stepOffDuplicateEntry(): Promise<void> {
  if (!entry().isDouble) return Promise.resolve();
  return new Promise((resolve) => {
    onReturned = () => {
      onReturned = undefined;
      resolve();
    };
    window.history.back();
  });
}
