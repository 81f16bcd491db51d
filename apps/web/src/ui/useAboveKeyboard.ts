import { useEffect, useState } from "react";

/** Minimum height in pixels of an on-screen keyboard; browser bars are smaller. */
const KEYBOARD = 120;

interface Room {
  top: number;
  height: number;
}

/** Returns the part of the window above an on-screen keyboard, in pixels; null without one. */
export function useAboveKeyboard(isOpen: boolean): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const view = window.visualViewport;
    if (!isOpen || !view) return;
    const look = () => {
      // Zooming in also shrinks the visual viewport, without a keyboard.
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
  // The focused field may have moved below the bar.
  useEffect(() => {
    if (room) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [room]);
  return room;
}
