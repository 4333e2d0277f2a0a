export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

export function rect({ x, y, width, height }: Box, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"/>`;
}

export function polygon(points: Point[], fill: string): string {
  return `<polygon points="${points.map(({ x, y }) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;
}

export function line(points: Point[], stroke: string, width: number): string {
  const path = points.map(({ x, y }) => `${n(x)},${n(y)}`).join(' ');
  return `<polyline points="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function diamond(x: number, y: number, halfWidth: number, halfHeight: number, fill: string): string {
  return polygon(
    [
      { x, y: y - halfHeight },
      { x: x + halfWidth, y },
      { x, y: y + halfHeight },
      { x: x - halfWidth, y },
    ],
    fill,
  );
}

/** An arch standing on `base`: a doorway, a span of a bridge. */
export function arch(x: number, base: number, width: number, height: number, fill: string): string {
  const radius = width / 2;
  const spring = base - Math.max(0, height - radius);
  return path(
    `M${n(x)} ${n(base)}V${n(spring)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + width)} ${n(spring)}V${n(base)}Z`,
    fill,
  );
}

export function group(content: string[], attributes = ''): string {
  return `<g${attributes === '' ? '' : ` ${attributes}`}>${content.join('')}</g>`;
}

/** Draws `content` only inside `shape`, a shape of its own whose colour does not matter. */
export function clipped(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export function clippedToBox(id: string, box: Box, content: string): string {
  return clipped(id, rect(box, '#000'), content);
}

export function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
