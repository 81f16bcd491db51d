import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { i18n } from "../lib/language/i18n.ts";
import { isSamePage } from "./isSamePage.ts";

/** Number of frames in which loading content may become tall enough. */
const PATIENCE_FRAMES = 60;

const positions = new Map<string, number>();

/** Scrolls a new page to its top, and restores the position on a step back. */
export function useScrollRestoration(): void {
  const { key, hash, pathname, search } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, language: i18n.language });
  const isOver = new URLSearchParams(search).has("open");

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key]);

  useEffect(() => {
    const from = last.current;
    last.current = { pathname, language: i18n.language };
    const isSame = isSamePage(from, last.current);
    if (hash !== "" || (type === "REPLACE" && isSame)) return;
    // A record that opens over its list leaves the list where it is.
    if (type === "PUSH" && isSame && isOver) return;
    const target = type === "POP" ? (positions.get(key) ?? 0) : 0;
    let frames = 0;
    let frame = 0;
    const scroll = () => {
      window.scrollTo(0, target);
      frames += 1;
      if (Math.abs(window.scrollY - target) > 1 && frames < PATIENCE_FRAMES)
        frame = requestAnimationFrame(scroll);
    };
    scroll();
    return () => cancelAnimationFrame(frame);
  }, [key, hash, pathname, type, isOver]);
}
