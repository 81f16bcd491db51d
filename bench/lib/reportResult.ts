/** Prints one line `BENCH <name> <value> <unit> <op> <limit> ok|SHORT`. */
export function reportResult(
  name: string,
  value: number,
  unit: string,
  op: "<=" | ">=",
  limit: number,
): void {
  const holds = op === "<=" ? value <= limit : value >= limit;
  print(`BENCH ${name} ${Number(value.toPrecision(4))} ${unit} ${op} ${limit} ${holds ? "ok" : "SHORT"}`);
}

/** Prints one line that explains a measurement. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Returns the median; the upper one for an even number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
