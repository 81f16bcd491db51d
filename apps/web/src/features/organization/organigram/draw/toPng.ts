import type { Drawing } from "./drawing.ts";

/** Canvas limits of browsers: pixels per side, and pixels in total. */
const SIDE = 16_000;
const AREA = 48_000_000;
const SHARPEST = 2;

/** Returns the scale of a PNG: 2, or less when a canvas cannot hold that. */
export function pngScale({ width, height }: Pick<Drawing, "width" | "height">): number {
  return Math.min(SHARPEST, SIDE / width, SIDE / height, Math.sqrt(AREA / (width * height)));
}

const FONT = "Poppins, system-ui, sans-serif";

/** Renders a drawing as PNG. Rejects when the browser cannot create it. */
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

/** Returns a function that measures text as the canvas renders it. */
export function createTextMeasure(): (text: string, size: number, weight: number) => number {
  const paint = document.createElement("canvas").getContext("2d");
  return (text, size, weight) => {
    if (!paint) return text.length * size * 0.6;
    paint.font = `${weight} ${size}px ${FONT}`;
    return paint.measureText(text).width;
  };
}
