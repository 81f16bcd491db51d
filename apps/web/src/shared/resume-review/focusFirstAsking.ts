/** Leads the keyboard to the first row that still asks for something, once what was added is gone from the list. */
export function focusFirstAsking(list: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const row = list?.querySelector<HTMLElement>("[data-asks]");
    const control = row?.querySelector<HTMLElement>("[role=combobox], button") ?? row;
    control?.focus();
    control?.scrollIntoView({ block: "nearest" });
  });
}
