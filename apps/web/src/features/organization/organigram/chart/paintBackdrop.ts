import { CARD_SIZE, type Layout } from "../layout/layoutTree.ts";
import { type Area, drawLines } from "../layout/linesOf.ts";
import { departmentLabels } from "./departmentLabels.ts";

interface View {
  /** Screen position of the origin in pixels, and pixels per drawing unit. */
  x: number;
  y: number;
  zoom: number;
  width: number;
  height: number;
  /** Device pixel ratio. */
  sharpness: number;
}

interface Options {
  layout: Layout;
  view: View;
  isFar: boolean;
  ownId: string | null;
  line: string;
  own: string;
  /** Returns the colour of a position's department. */
  colorOf: (id: string) => string;
  departmentOf: (id: string) => { id: string; name: string } | null | undefined;
  /** Background, text colour and font of labels. */
  label: { paper: string; ink: string; font: string };
}

/** Font size, line height and padding of a label on screen, in pixels. */
const LABEL = { size: 13, line: 26, pad: 10 };

/** Paints the visible part: edges and, when zoomed out, cards by department. */
export function paintBackdrop(paint: CanvasRenderingContext2D, options: Options): void {
  const { layout, view, isFar, ownId, line, own, colorOf } = options;
  const { x, y, zoom, width, height, sharpness } = view;
  paint.setTransform(1, 0, 0, 1, 0, 0);
  paint.clearRect(0, 0, width * sharpness, height * sharpness);
  const scale = zoom * sharpness;
  paint.setTransform(scale, 0, 0, scale, x * sharpness, y * sharpness);
  const area: Area = {
    left: -x / zoom,
    top: -y / zoom,
    right: (width - x) / zoom,
    bottom: (height - y) / zoom,
  };
  paint.beginPath();
  drawLines(paint, layout, area);
  paint.strokeStyle = line;
  paint.globalAlpha = 0.7;
  // Zoomed out, a line at true scale would be invisible.
  paint.lineWidth = Math.max(1.25, 0.6 / zoom);
  paint.stroke();
  if (!isFar) return;
  paint.globalAlpha = 0.8;
  for (const { id, x: left, y: top } of layout.placed) {
    if (left + CARD_SIZE.width < area.left || left > area.right) continue;
    if (top + CARD_SIZE.height < area.top || top > area.bottom) continue;
    paint.fillStyle = colorOf(id);
    paint.fillRect(left, top, CARD_SIZE.width, CARD_SIZE.height);
  }
  paintNames(paint, options, area);
  const place = ownId === null ? undefined : layout.byId.get(ownId);
  if (!place) return;
  const ring = 5 / zoom;
  paint.globalAlpha = 1;
  paint.strokeStyle = own;
  paint.lineWidth = 2.5 / zoom;
  paint.strokeRect(place.x - ring, place.y - ring, CARD_SIZE.width + 2 * ring, CARD_SIZE.height + 2 * ring);
}

function paintNames(paint: CanvasRenderingContext2D, options: Options, area: Area): void {
  const { layout, view, departmentOf, label } = options;
  const unit = 1 / view.zoom;
  paint.globalAlpha = 1;
  paint.font = `600 ${LABEL.size * unit}px ${label.font}`;
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  const widthOf = (text: string) => paint.measureText(text).width + 2 * LABEL.pad * unit;
  const line = LABEL.line * unit;
  for (const { name, x, y } of departmentLabels({ layout, departmentOf, widthOf, line, area })) {
    const width = widthOf(name);
    paint.fillStyle = label.paper;
    paint.beginPath();
    paint.roundRect(x - width / 2, y - line / 2, width, line, line / 2);
    paint.fill();
    paint.fillStyle = label.ink;
    paint.fillText(name, x, y);
  }
}
