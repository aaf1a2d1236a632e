import { ringPath } from '@sureda/ui/base'

interface BadgeWords {
  title: string
  line: string
  footer: string
}

const SIZE = 1080
const CENTER = SIZE / 2
const TOP = 420
const SEED = 47

/** The trunk of a finished tour as a square picture in the brand's colours and fonts; null where the browser has no canvas. */
export function drawBadge(words: BadgeWords, rings: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const [heading, body] = [token('--font-heading') || 'serif', token('--font-text') || 'sans-serif']
  context.fillStyle = token('--color-surface')
  context.fillRect(0, 0, SIZE, SIZE)
  context.lineWidth = 14
  for (let ring = rings; ring > 0; ring--) {
    const radius = 50 + (250 * ring) / rings
    const path = new Path2D(ringPath(CENTER, TOP, radius, 0.1 + radius / 3000, SEED))
    context.fillStyle = token('--color-primary-soft')
    context.strokeStyle = token('--color-primary')
    context.fill(path)
    context.stroke(path)
  }
  context.textAlign = 'center'
  const write = (text: string, y: number, font: string, color: string) => {
    context.font = font
    context.fillStyle = token(color)
    context.fillText(text, CENTER, y, SIZE - 160)
  }
  write(words.title, 850, `600 64px ${heading}`, '--color-ink')
  write(words.line, 925, `400 40px ${body}`, '--color-ink-muted')
  write(words.footer, 1030, `600 34px ${heading}`, '--color-ink')
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
