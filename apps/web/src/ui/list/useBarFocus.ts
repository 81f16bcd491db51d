import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../../lib/shortcuts/shortcuts.ts";

/** Gives the focus, which the page has meanwhile, back to what had it before the bar. */
function giveBack(from: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.tagName === "MAIN") from?.focus();
}

const OVER = "[role=dialog], [role=alertdialog], [role=menu]";

/** Calls back once no dialog is open any more: the act on a selection may have asked in one. */
function afterDialogs(act: () => void): void {
  const isAsking = () => document.querySelector(OVER) !== null;
  if (!isAsking()) {
    act();
    return;
  }
  const watch = new MutationObserver(() => {
    if (isAsking()) return;
    watch.disconnect();
    act();
  });
  watch.observe(document.body, { childList: true });
}

/**
 * The key "a" leads from the list to the bar of its selection, which follows all rows; when the bar goes, the focus
 * returns to the row it came from.
 */
export function useBarFocus(isOn: boolean): RefObject<HTMLDivElement | null> {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!isOn || !element) return;
    let wasIn = false;
    const enter = ({ relatedTarget }: FocusEvent) => {
      wasIn = true;
      if (!(relatedTarget instanceof HTMLElement) || element.contains(relatedTarget)) return;
      if (!relatedTarget.closest(OVER)) from.current = relatedTarget;
    };
    element.addEventListener("focusin", enter);
    return () => {
      element.removeEventListener("focusin", enter);
      if (wasIn) afterDialogs(() => giveBack(from.current));
    };
  }, [isOn]);
  const go = () => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>("button:not(:disabled)") ?? [])];
    // The acts follow what ends the selection, which a stray Enter must not do.
    const first = buttons.find((button) => button.dataset.act !== undefined) ?? buttons[0];
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !bar.current?.contains(activeElement))
      from.current = activeElement;
    first?.focus();
    return first !== undefined;
  };
  useShortcuts(isOn ? [{ key: "a", label: t("shortcuts.acts"), run: go }] : []);
  return bar;
}
