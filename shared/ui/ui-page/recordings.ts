/** A few seconds of a soft tone as a WAV file, so that the player has something to play without a file beside the page. */
function tone(seconds: number): string {
  const rate = 4000
  const size = seconds * rate
  const bytes = new Uint8Array(44 + size)
  const view = new DataView(bytes.buffer)
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  word(0, 'RIFF')
  view.setUint32(4, 36 + size, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  word(36, 'data')
  view.setUint32(40, size, true)
  for (let i = 0; i < size; i++) bytes[44 + i] = 128 + 20 * Math.sin((i / rate) * 2 * Math.PI * 220)
  return `data:audio/wav;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

export const recording = tone(20)

export const captions = `data:text/vtt,${encodeURIComponent(
  'WEBVTT\n\n00:00.000 --> 00:06.000\nEl primer tall és el més difícil.\n\n00:06.000 --> 00:20.000\nLa destral ha de sentir l’arbre.',
)}`
