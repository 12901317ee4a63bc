const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const FIRST_POINT = 0x80;

/**
 * A label of a host name in ASCII, as DNS has it (RFC 5890 2.3.2.1, A-label): unchanged where it is
 * ASCII, else `xn--` and its Punycode. The label is in lower case and normalised already. Takes
 * time in proportion to the square of its length.
 */
export function asciiLabel(label: string): string {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < FIRST_POINT);
  if (basic.length === points.length) return label;
  const literal = basic.length > 0 ? `${String.fromCharCode(...basic)}-` : "";
  return `xn--${literal}${encodeDeltas(points, basic.length)}`;
}

/** RFC 3492 6.3, encoding procedure, after the basic code points. */
function encodeDeltas(points: readonly number[], basicCount: number): string {
  let encoded = "";
  let [point, delta, bias, handled] = [FIRST_POINT, 0, INITIAL_BIAS, basicCount];
  while (handled < points.length) {
    const next = smallestFrom(points, point);
    delta += (next - point) * (handled + 1);
    point = next;
    for (const candidate of points) {
      if (candidate < point) delta++;
      if (candidate !== point) continue;
      encoded += variableLength(delta, bias);
      bias = adapted(delta, handled + 1, handled === basicCount);
      delta = 0;
      handled++;
    }
    delta++;
    point++;
  }
  return encoded;
}

function smallestFrom(points: readonly number[], least: number): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (const point of points) if (point >= least && point < smallest) smallest = point;
  return smallest;
}

/** RFC 3492 3.3, generalized variable-length integers. */
function variableLength(delta: number, bias: number): string {
  let digits = "";
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (rest < threshold) return digits + digit(rest);
    const range = BASE - threshold;
    digits += digit(threshold + ((rest - threshold) % range));
    rest = Math.floor((rest - threshold) / range);
  }
}

/** RFC 3492 5: a to z are 0 to 25, 0 to 9 are 26 to 35. */
function digit(value: number): string {
  return String.fromCharCode(value < 26 ? value + 0x61 : value - 26 + 0x30);
}

/** RFC 3492 6.1, bias adaptation function. */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
