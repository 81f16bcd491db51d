import { useState } from "react";

const KEY = "vaardig:sidebar";

function stored(): boolean {
  try {
    return window.localStorage.getItem(KEY) === "collapsed";
  } catch {
    return false;
  }
}

/** Returns whether the sidebar shows icons only, and a toggle; stored on this device. */
export function useCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(stored);
  const toggle = () => {
    setCollapsed(!collapsed);
    try {
      window.localStorage.setItem(KEY, collapsed ? "open" : "collapsed");
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [collapsed, toggle];
}
