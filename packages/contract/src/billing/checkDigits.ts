const digitsOf = (text: string) => [...text].map(Number);

/** Returns the weighted sum of the digits, from the left. */
export function weightedSum(text: string, weights: readonly number[]): number {
  return digitsOf(text.slice(0, weights.length)).reduce(
    (sum, digit, at) => sum + digit * (weights[at] ?? 0),
    0,
  );
}

/** Returns whether all digits pass the Luhn check. */
export function passesLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .reverse()
    .reduce((total, digit, at) => {
      const counted = at % 2 === 1 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return sum % 10 === 0;
}

/** Returns whether the digits pass ISO 7064 mod 11,10; the last digit is the check digit. */
export function passesMod11And10(text: string): boolean {
  const product = digitsOf(text.slice(0, -1)).reduce((last, digit) => {
    const sum = (digit + last) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - product) % 10 === Number(text.at(-1));
}

/** Returns whether the text passes ISO 7064 mod 97-10 over letters and digits, with A = 10 … Z = 35. */
export function passesMod97(text: string): boolean {
  const numbers = [...text].map((letter) => Number.parseInt(letter, 36).toString()).join("");
  return [...numbers].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
