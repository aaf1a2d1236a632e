import { vi } from 'vitest'

/** What jsdom lacks to paint: a context that notes what it is told. */
export function fakeContext() {
  const painted: string[] = []
  const state = { fillStyle: '', strokeStyle: '', lineWidth: 0, lineJoin: '', lineCap: '' }
  const context = {
    ...state,
    fillRect: () => painted.push(`paper ${context.fillStyle}`),
    beginPath: vi.fn(),
    moveTo: vi.fn(),
    lineTo: vi.fn(),
    setLineDash: vi.fn(),
    fill: () => painted.push(`area ${context.fillStyle}`),
    stroke: () => painted.push(`line ${context.strokeStyle}`),
  }
  return { context: context as unknown as CanvasRenderingContext2D, painted, lineTo: context.lineTo }
}
