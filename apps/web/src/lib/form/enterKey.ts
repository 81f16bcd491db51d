import type { KeyboardEvent } from "react";

/** Text fields; a combobox counts by its input. */
const FIELDS =
  "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button], [type=file], [hidden]), " +
  "textarea:not([aria-hidden=true]), [contenteditable=true]";
/** Number of fields up to which Enter submits, as in a search. */
const SHORT = 2;

/** Prevents Enter in a long form from submitting it incomplete; Ctrl or ⌘ with Enter submits any form. */
export function onEnterKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  // A dialog opened by a field is a child in React, but not in the DOM.
  if (!(target instanceof HTMLElement) || !form.contains(target)) return;
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (target instanceof HTMLInputElement && form.querySelectorAll(FIELDS).length > SHORT)
    event.preventDefault();
}
