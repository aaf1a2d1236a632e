import { decodeQR } from 'qr/decode.js'
import { encode } from 'uqr'
import { expect, it } from 'vitest'

/** A camera picture of a pass: grey pixels, several per module, with a margin. */
function photograph(value: string, pixels: number) {
  const { data, size } = encode(value, { ecc: 'L', border: 4 })
  const side = size * pixels
  const bytes = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const isDark = data[Math.floor(y / pixels)]?.[Math.floor(x / pixels)]
      const noise = ((x * 31 + y * 17) % 13) - 6
      const grey = (isDark ? 60 : 200) + noise
      bytes.set([grey, grey, grey, 255], (y * side + x) * 4)
    }
  return { data: bytes, width: side, height: side }
}

it('reads the code of a pass with the library', () => {
  const claims = Buffer.from(
    JSON.stringify({
      ...{
        tenant: 'gavarres',
        reservation: 'b1c9d2e0-0000-4000-8000-000000000001',
        experience: 'e-alba-guiada',
      },
      ...{ date: '2026-12-05', time: '10:00', people: 12, exp: 1_780_000_000 },
    }),
  ).toString('base64url')
  const token = `eyJhbGciOiJFZERTQSIsImtpZCI6IjEyMzQ1Njc4In0.${claims}.${'x'.repeat(86)}`
  expect(decodeQR(photograph(token, 5))).toBe(token)
})
