/** Focuses the first row that needs input, after added rows have left the list. */
export function focusFirstIncomplete(list: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const row = list?.querySelector<HTMLElement>("[data-asks]");
    const control = row?.querySelector<HTMLElement>("[role=combobox], button") ?? row;
    control?.focus();
    control?.scrollIntoView({ block: "nearest" });
  });
}
