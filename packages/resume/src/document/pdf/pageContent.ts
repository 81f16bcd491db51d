/** A sign on a page; points, origin at the top left, y downwards. */
export interface Glyph {
  text: string;
  /** Left and right edge, the spacing after it left out. */
  start: number;
  end: number;
  /** The baseline. */
  y: number;
  size: number;
  font: string;
  bold: boolean;
  /** Colour and opacity, only to tell one from another. */
  paint: string;
  isSpace: boolean;
}

/** A filled or stroked outline by the box around it. */
export interface Shape {
  left: number;
  right: number;
  top: number;
  bottom: number;
  paint: string;
}

/** What a page shows, in the order in which it is painted. */
export interface PageContent {
  glyphs: Glyph[];
  /** Signs of lines that run upwards or downwards, turned so that they run to the right. */
  turned: Glyph[];
  shapes: Shape[];
}
