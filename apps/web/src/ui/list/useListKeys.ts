import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useShortcuts } from "../../lib/shortcuts/shortcuts.ts";

/** The control of a row that opens it: its link, or its first control. */
const openerOf = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>("th a[href]") ??
  row.querySelector<HTMLElement>("a[href]") ??
  row.querySelector<HTMLElement>("button:not(:disabled)");

/**
 * j and k walk through the rows of a list, x ticks the row where rows have a checkbox; Enter opens it, since its
 * link has the focus.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, hasTicks = true, isOn = true): void {
  const { t } = useTranslation();
  const rows = () => [...(list.current?.querySelectorAll("tbody > tr, :scope > li") ?? [])];
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));
  const step = (by: 1 | -1) => {
    const all = rows();
    const at = current();
    const row = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by];
    if (!row) return all.length > 0;
    openerOf(row)?.focus();
    row.scrollIntoView({ block: "nearest" });
    return true;
  };
  const tick = () => {
    const box = rows()[current()]?.querySelector<HTMLElement>("input[type=checkbox]");
    if (!box) return false;
    box.click();
    return true;
  };
  const keys = [
    { key: "j", label: t("shortcuts.next"), run: () => step(1) },
    { key: "k", label: t("shortcuts.previous"), run: () => step(-1) },
    { key: "Enter", label: t("shortcuts.open"), run: () => false },
    ...(hasTicks ? [{ key: "x", label: t("shortcuts.tick"), run: tick }] : []),
  ];
  useShortcuts(isOn ? keys : []);
}
