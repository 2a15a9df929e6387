/** A size: of a frame in px, of a map in its own units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a frame shows of a map: the point in its upper left corner, and how many px a unit takes. */
export interface Camera extends Point {
  readonly scale: number;
}

/** How many times closer than the whole map one can look. */
const CLOSEST = 5;

/** The whole map, in the middle. */
export function fitted(map: Size, frame: Size): Camera {
  return kept({ x: 0, y: 0, scale: Math.min(frame.width / map.width, frame.height / map.height) }, map, frame);
}

export const isFitted = (camera: Camera, map: Size, frame: Size): boolean =>
  camera.scale <= fitted(map, frame).scale * 1.001;

/** Closer by a factor; the point of the map under `at` (px of the frame) stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, map: Size, frame: Size): Camera {
  const farthest = fitted(map, frame).scale;
  const scale = Math.min(farthest * CLOSEST, Math.max(farthest, camera.scale * factor));
  const x = camera.x + at.x / camera.scale - at.x / scale;
  const y = camera.y + at.y / camera.scale - at.y / scale;
  return kept({ x, y, scale }, map, frame);
}

/** The map pushed by so many px. */
export const pushed = (camera: Camera, by: Point, map: Size, frame: Size): Camera =>
  kept({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, map, frame);

/** Moved as little as shows a part of the map. */
export function showing(camera: Camera, part: Point & Size, map: Size, frame: Size): Camera {
  const along = (from: number, start: number, long: number, seen: number): number =>
    Math.min(start, Math.max(from, start + long - seen));
  const x = along(camera.x, part.x, part.width, frame.width / camera.scale);
  const y = along(camera.y, part.y, part.height, frame.height / camera.scale);
  return kept({ ...camera, x, y }, map, frame);
}

/** A point in the middle, and at least so close. */
export const centred = ({ x, y }: Point, scale: number, camera: Camera, map: Size, frame: Size): Camera => {
  const near = zoomed(camera, Math.max(1, scale / camera.scale), { x: 0, y: 0 }, map, frame);
  return kept({ x: x - frame.width / near.scale / 2, y: y - frame.height / near.scale / 2, scale: near.scale }, map, frame);
};

/** Whether a point of the map is in sight. */
export const isSeen = (at: Point, { x, y, scale }: Camera, { width, height }: Size): boolean =>
  at.x >= x && at.y >= y && at.x <= x + width / scale && at.y <= y + height / scale;

/** The map never leaves the frame; along a side where there is room to spare it stays in the middle. */
function kept({ x, y, scale }: Camera, map: Size, frame: Size): Camera {
  const along = (from: number, long: number, seen: number): number =>
    seen >= long ? (long - seen) / 2 : Math.min(long - seen, Math.max(0, from));
  return {
    x: along(x, map.width, frame.width / scale),
    y: along(y, map.height, frame.height / scale),
    scale,
  };
}
