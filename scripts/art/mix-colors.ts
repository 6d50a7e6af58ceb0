/** Lightness 0 to 1, chroma, hue in degrees: Björn Ottosson's OKLCH (bottosson.github.io/posts/oklab). */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const degrees = 180 / Math.PI;
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const encoded = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Reads `#abc` or `#aabbcc`. */
export function toLch(hex: string): Lch {
  const digits = hex.slice(1);
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) =>
    linear(Number.parseInt(whole.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b2 = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b2), h: (Math.atan2(b2, a) * degrees + 360) % 360 };
}

/** Writes `#aabbcc`; a colour that no screen shows loses chroma until one does. */
export function toHex({ l, c, h }: Lch): string {
  const a = c * Math.cos(h / degrees);
  const b = c * Math.sin(h / degrees);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const lights = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  if (c > 0.004 && lights.some((light) => light < -0.001 || light > 1.001))
    return toHex({ l, c: c * 0.95, h });
  const byte = (light: number) => Math.round(encoded(Math.min(1, Math.max(0, light))) * 255);
  return `#${lights.map((light) => byte(light).toString(16).padStart(2, '0')).join('')}`;
}

/** The tubes in the box. Greens and blues are the strongest on a screen: they get less chroma and light. */
const tubes = [
  { h: 16, chroma: 0.112, lightest: 1 },
  { h: 42, chroma: 0.112, lightest: 1 },
  { h: 78, chroma: 0.112, lightest: 1 },
  { h: 128, chroma: 0.074, lightest: 0.8 },
  { h: 162, chroma: 0.058, lightest: 0.8 },
  { h: 222, chroma: 0.062, lightest: 0.84 },
  { h: 352, chroma: 0.086, lightest: 1 },
];

/** From one hue to another, the shorter way round. */
const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** Violet has no tube: it goes to blue or to rose. */
function tubeFor(hue: number) {
  const wanted = hue > 270 && hue < 305 ? 222 : hue >= 305 && hue < 345 ? 352 : hue;
  return tubes.reduce((best, tube) =>
    Math.abs(turn(wanted, tube.h)) < Math.abs(turn(wanted, best.h)) ? tube : best,
  );
}

/** The same colour as if mixed from one box of gouache: warm, a little chalky, never black. */
export function gouache(hex: string): string {
  const { l, c, h } = toLch(hex);
  const chalky = 0.2 + 0.755 * l;
  // What is nearly black would sink into a tile at night.
  const light = chalky < 0.56 ? 0.44 + (chalky - 0.2) / 3 : chalky;
  if (c < 0.035) return toHex({ l: light, c: 0.016, h: 72 });
  const tube = tubeFor(h);
  return toHex({
    l: Math.min(light, tube.lightest),
    c: Math.min(c * 0.68, tube.chroma),
    h: (h + turn(h, tube.h) * 0.82 + 360) % 360,
  });
}
