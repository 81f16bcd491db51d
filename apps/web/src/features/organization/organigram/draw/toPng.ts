import type { Drawing } from "./drawing.ts";

/** What browsers paint on one canvas: pixels a side, and pixels in all. */
const SIDE = 16_000;
const AREA = 48_000_000;
const SHARPEST = 2;

/** How large a drawing is painted: twice its size, or less where that is more than a canvas holds. */
export function pngScale({ width, height }: Pick<Drawing, "width" | "height">): number {
  return Math.min(SHARPEST, SIDE / width, SIDE / height, Math.sqrt(AREA / (width * height)));
}

const FONT = "Poppins, system-ui, sans-serif";

/** A drawing as a PNG file. Rejects when the browser cannot make it. */
export async function toPng(drawing: Drawing): Promise<Blob> {
  const scale = pngScale(drawing);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(drawing.width * scale));
  canvas.height = Math.max(1, Math.round(drawing.height * scale));
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("no canvas");
  paint.scale(scale, scale);
  paint.lineWidth = 1.5;
  for (const shape of drawing.shapes) {
    if (shape.kind === "text") {
      paint.font = `${shape.weight} ${shape.size}px ${FONT}`;
      paint.fillStyle = shape.fill;
      paint.fillText(shape.text, shape.x, shape.y);
    } else if (shape.kind === "path") {
      paint.strokeStyle = shape.stroke;
      paint.stroke(new Path2D(shape.data));
    } else {
      paint.beginPath();
      paint.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      paint.fillStyle = shape.fill;
      paint.fill();
      if (shape.stroke) {
        paint.strokeStyle = shape.stroke;
        paint.stroke();
      }
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** Measures text as the canvas writes it. */
export function textMeasure(): (text: string, size: number, weight: number) => number {
  const paint = document.createElement("canvas").getContext("2d");
  return (text, size, weight) => {
    if (!paint) return text.length * size * 0.6;
    paint.font = `${weight} ${size}px ${FONT}`;
    return paint.measureText(text).width;
  };
}
