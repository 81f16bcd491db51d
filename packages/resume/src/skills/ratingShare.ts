const marks = /^([★●⬤◉■⭐▮▰█♥◆⚫✦✪]{0,10})([☆○◯◌□✩▯▱░♡◇⚪✧]{0,10})$/u;
/** "***", "[###--]", "xxxoo": marks of a text that has no others. */
const typed = /^\[?([*#=]{1,10}|x{2,5})([-_.o ]{0,9})\]?$/u;
const fraction = /^(\d{1,2}(?:[.,]\d)?)\s?(?:\/|of|van(?: de)?|out of|op)\s?([3-9]|10)$/u;
const stars = /^([1-5])\s?(?:stars?|sterren|ster)$/u;
const percent = /^[±~]?\s?(\d{1,3})\s?%$/u;
/** "+" is good and each further one better. */
const plusses: Readonly<Record<string, number>> = { "+++": 1, "++": 0.8, "+": 0.6, "+/-": 0.4, "±": 0.4 };

/** A rating as a share of its best mark, 0–1: "4/5", "8 van 10", "80 %", "4 sterren", "●●●○○", "++"; null for anything else. */
export function ratingShare(text: string): number | null {
  const known = plusses[text];
  if (known !== undefined) return known;
  const numbers = fraction.exec(text);
  if (numbers) return shareOf(Number(numbers[1]?.replace(",", ".")), Number(numbers[2]));
  const single = stars.exec(text)?.[1];
  if (single !== undefined) return Number(single) / 5;
  const hundredths = percent.exec(text)?.[1];
  if (hundredths !== undefined) return shareOf(Number(hundredths), 100);
  const match = marks.exec(text) ?? typed.exec(text);
  const filled = [...(match?.[1] ?? "")].length;
  const open = [...(match?.[2] ?? "")].length;
  return filled === 0 ? null : shareOf(filled, Math.max(5, filled + open));
}

function shareOf(value: number, best: number): number | null {
  return value > 0 && value <= best ? value / best : null;
}
