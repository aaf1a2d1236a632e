interface PictureWords {
  title: string
  subtitle: string
  total: string
  totalNote: string
  bars: { label: string; value: number; text: string }[]
  footer: string
}

const SIZE = 1080
const MARGIN = 96

/** A square picture in the brand's colours and typeface; null where the browser cannot make one. */
export function drawPicture(words: PictureWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const [heading, body] = [token('--font-heading') || 'serif', token('--font-text') || 'sans-serif']
  const write = (text: string, y: number, font: string, color: string, align: CanvasTextAlign = 'left') => {
    context.font = font
    context.fillStyle = token(color)
    context.textAlign = align
    context.fillText(text, align === 'right' ? SIZE - MARGIN : MARGIN, y, SIZE - 2 * MARGIN)
  }
  context.fillStyle = token('--color-surface')
  context.fillRect(0, 0, SIZE, SIZE)
  write(words.title, 150, `600 56px ${heading}`, '--color-ink')
  write(words.subtitle, 210, `400 40px ${body}`, '--color-ink-muted')
  write(words.total, 360, `600 112px ${heading}`, '--color-primary')
  write(words.totalNote, 420, `400 40px ${body}`, '--color-ink-muted')
  const top = Math.max(1, ...words.bars.map(({ value }) => value))
  words.bars.forEach(({ label, value, text }, at) => {
    const y = 530 + at * 110
    write(label, y, `400 36px ${body}`, '--color-ink')
    write(text, y, `600 36px ${body}`, '--color-ink', 'right')
    context.fillStyle = token('--color-border')
    context.fillRect(MARGIN, y + 18, SIZE - 2 * MARGIN, 22)
    context.fillStyle = token('--color-primary')
    context.fillRect(MARGIN, y + 18, (SIZE - 2 * MARGIN) * (value / top), 22)
  })
  write(words.footer, SIZE - 60, `600 36px ${heading}`, '--color-ink')
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
