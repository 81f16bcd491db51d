import { getResolvedPDFJS } from "unpdf";

/** What a page is painted with: numbers of operators with their arguments. */
export interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

export type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];

/** The numbers of the operators by their names. */
export async function operators(): Promise<Operators> {
  return (await getResolvedPDFJS()).OPS;
}

/** The argument at a place, or undefined. */
export function argument(args: unknown, at: number): unknown {
  return Array.isArray(args) ? args[at] : undefined;
}

/** The argument at a place as a number, or a fallback. */
export function numberAt(args: unknown, at: number, fallback = 0): number {
  const value = argument(args, at);
  return typeof value === "number" && Number.isFinite(value) ? value : fallback;
}
