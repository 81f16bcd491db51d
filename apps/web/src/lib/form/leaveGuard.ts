import { newKey } from "../newKey.ts";

/** Something on screen that is not saved. */
interface Unsaved {
  /** Asks whether to leave; `leave` does what was about to happen. */
  ask: (leave: () => void) => void;
  /** Goes to an address of the app. */
  goTo: (address: string, options: { replace: boolean }) => void;
}

/** Marks of an entry of the history: which double it belongs to, and whether it is the double. */
interface Entry {
  double?: string;
  isDouble?: boolean;
}

/** An entry of the history as it can be put there again. */
interface Place {
  path: string;
  address: string;
  state: unknown;
}

const unsaved: Unsaved[] = [];
/** Leaving was confirmed, and what follows is not asked about again. */
let isConfirmed = false;
/** The double that one stands on. */
let current: string | undefined;
/** Where one stands with something unsaved. */
let place: Place | undefined;
let isWatching = false;
let onReturned: (() => void) | undefined;

const entry = (): Entry => (window.history.state ?? {}) as Entry;

/** Notes where one stands, to be called after each change of address while something is unsaved. */
export function recordLocation(): void {
  const { pathname, search, hash } = window.location;
  place = { path: pathname, address: pathname + search + hash, state: window.history.state };
}

/** Puts a second entry of this same address on the history, so that a step back stays on the page. */
function doubleEntry(): void {
  if (entry().isDouble) return;
  current = newKey();
  window.history.replaceState({ ...window.history.state, double: current }, "");
  window.history.pushState({ ...window.history.state, double: current, isDouble: true }, "");
}

/** The link that a plain click would follow inside the app; nothing for new tabs, downloads and other sites. */
function followed(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin === window.location.origin && !isHere ? url : undefined;
}

/** Asks once, for whatever lies on top; a second form below it is left by the same answer. */
function ask(leave: () => void): void {
  unsaved.at(-1)?.ask(() => {
    isConfirmed = true;
    // A step back where nothing lies behind goes nowhere, and the page stays guarded.
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

/** A jump over several entries: the page is put on the history again, above the one that was jumped to. */
function takeBackJump(event: PopStateEvent, from: Place): void {
  // The router must not hear of it, or it takes the page with what was typed away.
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
    // The double was left behind by a save: the step goes where it was meant to.
    window.history.back();
  } else if (isBelow && !isConfirmed) {
    doubleEntry();
    ask(() => window.history.go(-2));
  }
}

/**
 * Follows the steps through the history; for good, because a double outlives the form that made it. To be called before
 * the router is drawn: of those who listen to the window, the first is told first.
 */
export function watchHistory(): void {
  if (isWatching) return;
  isWatching = true;
  current = entry().isDouble ? entry().double : undefined;
  window.addEventListener("popstate", onStep);
}

/** Asks before this is left by a link, a step back or closing the page, until the returned function is called. */
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

/** Steps off the double, so that what is gone to next takes the place of the page itself. */
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
