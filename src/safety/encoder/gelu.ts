/** The bend between two products of an encoder: x times the chance that a normal number is smaller. From a table, since it is asked often. */
const reach = 8
const steps = 4096
const table = Float32Array.from({ length: 2 * steps + 2 }, (_, i) => exact((i / steps - 1) * reach))

export function gelu(x: number): number {
  if (x >= reach) return x
  if (x <= -reach) return 0
  const at = (x / reach + 1) * steps
  const low = Math.floor(at)
  const below = table[low] as number
  return below + ((table[low + 1] as number) - below) * (at - low)
}

function exact(x: number): number {
  return (x / 2) * (1 + erf(x / Math.SQRT2))
}

/** Abramowitz and Stegun 7.1.26: wrong by less than 2e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.sign(x) * (1 - sum * Math.exp(-x * x))
}
