import { CARD, type Layout } from "../layout/layoutTree.ts";
import { type Area, drawLines } from "../layout/linesOf.ts";
import { departmentLabels } from "./departmentLabels.ts";

interface View {
  /** Where the drawing's 0, 0 is on screen, in pixels, and how large a unit is. */
  x: number;
  y: number;
  zoom: number;
  width: number;
  height: number;
  /** Pixels of the device to one of the page. */
  sharpness: number;
}

interface Options {
  layout: Layout;
  view: View;
  isFar: boolean;
  ownId: string | null;
  line: string;
  own: string;
  /** Colour of a role's department. */
  colorOf: (id: string) => string;
  departmentOf: (id: string) => { id: string; name: string } | null | undefined;
  /** What names stand on, and their ink and font. */
  label: { paper: string; ink: string; font: string };
}

/** Size of a department's name on screen, and the room around it, in pixels. */
const LABEL = { size: 13, line: 26, pad: 10 };

/** Paints what is in view and nothing else: lines and, from afar, cards by department. */
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
  // From afar a line as thin as its scale says could not be seen.
  paint.lineWidth = Math.max(1.25, 0.6 / zoom);
  paint.stroke();
  if (!isFar) return;
  paint.globalAlpha = 0.8;
  for (const { id, x: left, y: top } of layout.placed) {
    if (left + CARD.width < area.left || left > area.right) continue;
    if (top + CARD.height < area.top || top > area.bottom) continue;
    paint.fillStyle = colorOf(id);
    paint.fillRect(left, top, CARD.width, CARD.height);
  }
  paintNames(paint, options, area);
  const place = ownId === null ? undefined : layout.byId.get(ownId);
  if (!place) return;
  const ring = 5 / zoom;
  paint.globalAlpha = 1;
  paint.strokeStyle = own;
  paint.lineWidth = 2.5 / zoom;
  paint.strokeRect(place.x - ring, place.y - ring, CARD.width + 2 * ring, CARD.height + 2 * ring);
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
