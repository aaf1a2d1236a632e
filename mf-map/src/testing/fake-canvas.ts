/** A canvas context, which jsdom lacks, that records what is painted. */
export function fakeContext(): { context: CanvasRenderingContext2D; painted: string[] } {
  const painted: string[] = []
  const state = { fillStyle: '', strokeStyle: '', lineWidth: 0, lineJoin: '', lineCap: '' }
  const context = {
    ...state,
    fillRect: () => painted.push(`paper ${context.fillStyle}`),
    setTransform() {},
    setLineDash() {},
    fill: () => painted.push(`area ${context.fillStyle}`),
    stroke: () => painted.push(`line ${context.strokeStyle}`),
  }
  return { context: context as unknown as CanvasRenderingContext2D, painted }
}

/** A path that counts its corners; stub `Path2D` with it. */
export class FakePath {
  corners = 0
  moveTo() {
    this.corners++
  }
  lineTo() {
    this.corners++
  }
}
