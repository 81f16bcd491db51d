import { useEffect, useState } from "react";

/** Pixels that more than a browser's own bars take. */
const KEYBOARD = 120;

interface Room {
  top: number;
  height: number;
}

/** The part of the window that an on-screen keyboard leaves, in pixels; null while there is none. */
export function useAboveKeyboard(isOpen: boolean): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const look = () => {
      // Who zooms in sees less of the window too, and has no keyboard for it.
      const isCovered = view.scale <= 1 && window.innerHeight - view.height > KEYBOARD;
      setRoom(isCovered ? { top: view.offsetTop, height: view.height } : null);
    };
    look();
    view.addEventListener("resize", look);
    view.addEventListener("scroll", look);
    return () => {
      view.removeEventListener("resize", look);
      view.removeEventListener("scroll", look);
      setRoom(null);
    };
  }, [isOpen]);
  // The field that is typed in may have come to lie under the bar.
  useEffect(() => {
    if (room) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [room]);
  return room;
}
