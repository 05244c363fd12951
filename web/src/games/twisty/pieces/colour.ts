/** How colours look to different eyes, to judge a palette by figures. */
type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/**
 * What dichromats see of linear RGB: G. M. Machado, M. M. Oliveira, L. A. F.
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE TVCG 15 (6), 2009, table of severity 1.0.
 */
export const SIGHTS: Record<string, Matrix> = {
  everything: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  "no red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear RGB to CIE XYZ, D65 (IEC 61966-2-1). */
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

function linear(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return parts as Triple;
}

function times(matrix: Matrix, vector: Triple): Triple {
  return matrix.map((row) =>
    row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]) as Triple;
}

function labOf(rgb: Triple): Triple {
  const inside = rgb.map((part) => Math.min(1, Math.max(0, part))) as Triple;
  const xyz = times(XYZ, inside);
  const [x, y, z] = xyz.map((part, index) => {
    const share = part / WHITE[index]!;
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;
  }) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE L*, 0 black to 100 white. */
export function lightness(hex: string): number {
  return labOf(linear(hex))[0];
}

/** The distance of two colours in CIE Lab as an eye sees them. */
export function distance(one: string, other: string, sight: string): number {
  const seen = SIGHTS[sight]!;
  const [a, b] = [one, other].map((hex) => labOf(times(seen, linear(hex))));
  return Math.hypot(...a!.map((part, index) => part - b![index]!));
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const lights = [one, other].map((hex) => times(XYZ, linear(hex))[1]);
  const [dark, light] = lights.sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
