/** Selector of the button that opens a card. */
const OPENER = "[role=button]";

/**
 * Moves the focus from a card by an arrow key: within the stage, or to the adjacent card of the next stage
 * with cards. Returns whether the key was handled.
 */
export function stepFocus(from: Element, key: string): boolean {
  const card = from.closest<HTMLElement>("[data-card]");
  const stage = from.closest("section");
  if (!card || !stage) return false;
  if (key === "ArrowDown" || key === "ArrowUp") {
    const at = Number(card.dataset.index) + (key === "ArrowDown" ? 1 : -1);
    stage.querySelector<HTMLElement>(`[data-index="${at}"] ${OPENER}`)?.focus();
    return true;
  }
  if (key !== "ArrowRight" && key !== "ArrowLeft") return false;
  const next = (of: Element) => (key === "ArrowRight" ? of.nextElementSibling : of.previousElementSibling);
  const { top } = card.getBoundingClientRect();
  for (let to = next(stage); to; to = next(to)) {
    const away = (one: Element) => Math.abs(one.getBoundingClientRect().top - top);
    const [nearest] = [...to.querySelectorAll("[data-card]")].sort((a, b) => away(a) - away(b));
    if (!nearest) continue;
    nearest.querySelector<HTMLElement>(OPENER)?.focus();
    break;
  }
  return true;
}
