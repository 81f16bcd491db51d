import type { KeyboardEvent } from "react";

/** What is typed into; a list to choose from counts by the field that holds its choice. */
const FIELDS =
  "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button], [type=file], [hidden]), " +
  "textarea:not([aria-hidden=true]), [contenteditable=true]";
/** Fields up to which Enter sends a form, as it does in a search. */
const SHORT = 2;

/** Enter in a field of a long form does not send it half filled in; Ctrl or ⌘ with Enter sends any. */
export function onEnterKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  // A dialog that a field opens is a child in React, though not on the page.
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
