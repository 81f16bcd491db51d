import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { forgetPlaces, lastOpenedFrom, rememberOpened, rememberPlace } from "../lib/lastPlaces.ts";
import { FOCUS_TARGET } from "./useFocusOnNavigation.ts";

/** Milliseconds in which the rows of a list may load. */
const PATIENCE = 3_000;

/** Returns the address of a record without its tab, or a page's own. */
const recordOf = (path: string): string => /^.*\/[0-9a-f-]{36}(?=\/|$)/.exec(path)?.[0] ?? path;

/** Returns the link of the page to what was opened. */
function linkTo(opened: string): HTMLElement | undefined {
  const main = document.getElementById(FOCUS_TARGET);
  const links = [...(main?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? [])];
  return links.find((link) => recordOf(link.pathname) === recordOf(opened) && !link.closest("nav"));
}

const isFree = (): boolean => {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.id === FOCUS_TARGET;
};

/** Focuses the link as soon as it is there, unless the reader goes elsewhere meanwhile; returns a function that stops. */
function focusOnceThere(opened: string): () => void {
  const watch = new MutationObserver(() => tryNow());
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(first);
    window.removeEventListener("keydown", end);
    window.removeEventListener("pointerdown", end);
  };
  const tryNow = () => {
    const link = linkTo(opened);
    if (!link) return;
    end();
    if (isFree()) link.focus();
  };
  const timer = setTimeout(end, PATIENCE);
  // After the page has been scrolled, because a focus scrolls only to what is out of sight.
  const first = requestAnimationFrame(tryNow);
  watch.observe(document.body, { childList: true, subtree: true });
  window.addEventListener("keydown", end);
  window.addEventListener("pointerdown", end);
  return end;
}

/**
 * Returns the focus to the row that was opened when the reader comes back to its list, by the browser or by a link of
 * the page. Someone who chose the list in the menu begins at its top.
 */
export function useReturnFocus(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    rememberPlace({ pathname, search });
    const from = last.current;
    if (from === pathname) return;
    last.current = pathname;
    stop.current?.();
    const opened = lastOpenedFrom(pathname);
    const isBack = opened !== undefined && (type === "POP" || recordOf(from) === recordOf(opened));
    if (!isBack) {
      if (type === "PUSH") rememberOpened(from, pathname);
      return;
    }
    if (!document.activeElement?.closest("aside")) stop.current = focusOnceThere(opened);
  }, [pathname, search, type]);
  useEffect(
    () => () => {
      stop.current?.();
      forgetPlaces();
    },
    [],
  );
}
