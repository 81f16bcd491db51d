import type { Drawing, Shape } from "./drawing.ts";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for XML; removes control characters that XML forbids. */
export function escapeXml(text: string): string {
  return Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const isControl =
      (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffe || code === 0xffff;
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    return isControl || isHalf ? "" : (ENTITIES[sign] ?? sign);
  }).join("");
}

function tagOf(shape: Shape): string {
  if (shape.kind === "path")
    return `<path d="${shape.data}" fill="none" stroke="${shape.stroke}" stroke-width="1.5"/>`;
  if (shape.kind === "text") {
    const { x, y, size, weight, fill, text } = shape;
    return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(text)}</text>`;
  }
  const { x, y, width, height, radius, fill, stroke } = shape;
  const line = stroke ? ` stroke="${stroke}" stroke-width="1.5"` : "";
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${line}/>`;
}

/** Returns a drawing as an SVG document. */
export function toSvg({ width, height, title, shapes }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Poppins, system-ui, sans-serif" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    ...shapes.map(tagOf),
    "</svg>",
  ].join("\n");
}
