/** Decodes a domain label that begins with `xn--` (RFC 3492); undefined if invalid. */
export function decodedLabel(label: string): string | undefined {
  const coded = label.slice('xn--'.length)
  const cut = coded.lastIndexOf('-')
  const letters = cut > 0 ? [...coded.slice(0, cut)] : []
  let [code, at, bias] = [128, 0, 72]
  const digits = [...coded.slice(cut + 1)].map((sign) => '0123456789abcdefghijklmnopqrstuvwxyz'.indexOf(sign))
  for (let index = 0; index < digits.length; ) {
    const before = at
    for (let weight = 1, k = 36; ; k += 36) {
      const sign = digits[index++] ?? -1
      if (sign < 0) return undefined
      // letters are 0 to 25, digits 26 to 35
      const digit = sign < 10 ? sign + 26 : sign - 10
      at += digit * weight
      const threshold = Math.min(26, Math.max(1, k - bias))
      if (digit < threshold) break
      weight *= 36 - threshold
    }
    const count = letters.length + 1
    bias = adapted(at - before, count, before === 0)
    code += Math.floor(at / count)
    at %= count
    if (code > 0x10ffff) return undefined
    letters.splice(at++, 0, String.fromCodePoint(code))
  }
  return letters.join('')
}

function adapted(step: number, count: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(step / 700) : Math.floor(step / 2)
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > 455; k += 36) delta = Math.floor(delta / 35)
  return k + Math.floor((36 * delta) / (delta + 38))
}
