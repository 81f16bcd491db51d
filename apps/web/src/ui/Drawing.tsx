import { CableDrawing } from "./CableDrawing.tsx";
import { DrawingFrame } from "./DrawingFrame.tsx";

const LINES = {
  /** Empty cards. */
  list: (
    <>
      <rect x="14" y="16" width="92" height="20" rx="6" />
      <rect x="14" y="44" width="92" height="20" rx="6" strokeDasharray="4 4" />
      <path d="M24 26h8M40 26h44M24 54h8M40 54h28" />
      <circle cx="98" cy="68" r="12" className="fill" />
      <path d="M98 63v10M93 68h10" />
    </>
  ),
  /** A magnifying glass over lines, for no results. */
  search: (
    <>
      <path d="M16 22h54M16 36h34M16 50h26M16 64h34" />
      <circle cx="78" cy="46" r="20" className="fill" />
      <path d="M92 61l14 14M70 46h16" />
    </>
  ),
  /** A path that ends beside its flag. */
  path: (
    <>
      <path d="M12 72c18 0 16-24 34-24s14 16 28 16" />
      <path d="M82 62l6-2M94 56l4-4" strokeDasharray="2 6" />
      <path d="M102 66V26" />
      <path d="M102 28c-10-8-16 4-26-2v18c10 6 16-6 26 2z" className="fill" />
      <circle cx="12" cy="72" r="3" className="fill" />
    </>
  ),
  /** A disconnected cable. */
  missing: (
    <>
      <path d="M38 10h32l16 16v52H38z" className="fill" />
      <path d="M70 10v16h16" />
      <path d="M54 44c0-10 16-10 16 0 0 6-8 6-8 13M62 66v1" />
      <path d="M20 70h8M94 70h8" strokeDasharray="2 6" />
    </>
  ),
  done: (
    <>
      <circle cx="60" cy="44" r="26" className="fill" />
      <path d="M48 45l9 9 16-18" />
      <path d="M22 24l4 4M98 24l-4 4M18 50h5M97 50h5M60 8v4" />
    </>
  ),
};

/** The drawing of a state of a screen or list. */
export function Drawing({ of }: { of: keyof typeof LINES | "cable" }) {
  return of === "cable" ? <CableDrawing /> : <DrawingFrame>{LINES[of]}</DrawingFrame>;
}
