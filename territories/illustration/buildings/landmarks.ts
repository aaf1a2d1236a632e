import { darker, lighter, mix } from '../colour.ts'
import type { Scene } from '../scene.ts'
import { ellipse, fill, line, polygon, rect } from '../shape.ts'
import { courses, curtain, tower, wallColour } from './battlements.ts'
import { doorAt, pane } from './buildings.ts'

export interface ChurchOptions {
  belfry?: 'wall' | 'tower' | 'dome'
  apse?: boolean
  white?: boolean
}

/** A church seen from the side, lower left corner at x, y; w is the length of its nave. */
export function church(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  { belfry = 'tower', apse = true, white = false }: ChurchOptions = {},
): string {
  const { mood } = scene
  const wall = white ? mix(mood.wall, '#ffffff', mood.night ? 0.1 : 0.35) : mix(mood.stone, mood.wall, 0.4)
  const h = w * 0.42
  const tw = w * 0.26
  const tx = x + w * 0.02
  return (
    ellipse(x + w / 2, y, w * 0.62, w * 0.03, mood.shadow, 0.3) +
    (apse ? roundApse(scene, x + w, y, w, h, wall) : '') +
    (belfry === 'wall'
      ? ''
      : bellTower(scene, tx, y, tw, h * (belfry === 'dome' ? 2.2 : 2.05), wall, belfry, white)) +
    nave(scene, x, y, w, h, wall, belfry === 'wall' ? 0 : tw, white) +
    (belfry === 'wall' ? bellWall(scene, x - w * 0.02, y - h, w * 0.28, h, wall) : '')
  )
}

/** The long side: wall, eaves, a door with its dressed frame, two narrow windows. `from`: where the tower ends. */
function nave(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  from: number,
  white: boolean,
): string {
  const { mood, side } = scene
  const tone = side > 0 ? wall : darker(wall, 0.07)
  const [left, right] = [x + from, x + w]
  const frame = white ? mix(mood.stone, mood.wall, 0.2) : lighter(wall, 0.16)
  const [doorX, doorW] = [x + w * 0.46, w * 0.13]
  let out =
    rect(left, y - h, right - left, h, tone) +
    rect(left, y - h * 0.94, right - left, h * 0.07, darker(tone, 0.14)) +
    (white ? '' : courses(scene, left, y, right - left, h * 0.86, tone, 9)) +
    fill(
      polygon([
        [left - (from ? 0 : w * 0.02), y - h * 0.93],
        [left + (from ? 0 : w * 0.03), y - h * 1.34],
        [right - w * 0.03, y - h * 1.34],
        [right + w * 0.02, y - h * 0.93],
      ]),
      mood.roof,
    ) +
    fill(
      polygon([
        [left + (from ? 0 : w * 0.02), y - h * 1.27],
        [left + (from ? 0 : w * 0.03), y - h * 1.34],
        [right - w * 0.03, y - h * 1.34],
        [right - w * 0.02, y - h * 1.27],
      ]),
      lighter(mood.roof, 0.2),
    ) +
    fill(
      `M${doorX - w * 0.03} ${y}V${y - h * 0.4}a${doorW / 2 + w * 0.03} ${doorW / 2 + w * 0.03} 0 0 1 ${doorW + w * 0.06} 0V${y}Z`,
      frame,
    ) +
    doorAt(scene, doorX, y, doorW, h * 0.56)
  for (const at of [0.36, 0.74])
    if (x + w * at > left + w * 0.04)
      out += fill(
        `M${x + w * at} ${y - h * 0.48}v${-h * 0.2}a${w * 0.022} ${w * 0.022} 0 0 1 ${w * 0.044} 0v${h * 0.2}Z`,
        pane(scene),
      )
  return out
}

function roundApse(scene: Scene, x: number, y: number, w: number, h: number, wall: string): string {
  const { mood, side } = scene
  const out = w * 0.2
  return (
    rect(x - w * 0.02, y - h * 0.7, out + w * 0.02, h * 0.7, darker(wall, side > 0 ? 0.04 : 0.16)) +
    rect(side > 0 ? x - w * 0.02 : x + out * 0.55, y - h * 0.7, out * 0.45, h * 0.7, darker(wall, 0.2)) +
    fill(
      `M${x - w * 0.02} ${y - h * 0.68}Q${x + out * 0.2} ${y - h * 0.98} ${x + out * 0.1} ${y - h}Q${x + out * 0.9} ${y - h * 0.94} ${x + out * 1.1} ${y - h * 0.68}Z`,
      darker(mood.roof, 0.1),
    ) +
    fill(
      `M${x + out * 0.5} ${y - h * 0.26}v${-h * 0.16}a${w * 0.014} ${w * 0.014} 0 0 1 ${w * 0.028} 0v${h * 0.16}Z`,
      pane(scene),
    )
  )
}

/** A wall that rises above the gable, with two bells in it. */
function bellWall(scene: Scene, x: number, y: number, w: number, h: number, wall: string): string {
  const { mood } = scene
  const top = y - h * 0.92
  const tone = lighter(wall, 0.07)
  let out = fill(
    polygon([
      [x, y + h * 0.1],
      [x, top],
      [x + w / 2, top - w * 0.34],
      [x + w, top],
      [x + w, y - h * 0.3],
      [x + w * 1.1, y + h * 0.1],
    ]),
    tone,
  )
  for (const dx of [0.13, 0.55])
    out +=
      fill(
        `M${x + w * dx} ${top + h * 0.44}v${-h * 0.24}a${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.32} 0v${h * 0.24}Z`,
        mood.skyLow,
      ) +
      fill(
        `M${x + w * (dx + 0.03)} ${top + h * 0.38}q${w * 0.04} ${-h * 0.05} ${w * 0.05} ${-h * 0.16}q${w * 0.08} ${-h * 0.1} ${w * 0.16} 0q${w * 0.01} ${h * 0.11} ${w * 0.05} ${h * 0.16}Z`,
        mix(mood.accent, mood.ink, 0.45),
      )
  return out + rect(x - w * 0.05, y - h * 0.36, w * 1.1, h * 0.07, darker(wall, 0.1))
}

function bellTower(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  kind: 'tower' | 'dome',
  white: boolean,
): string {
  const { mood, side } = scene
  const trim = white ? mix(mood.stone, mood.wall, 0.25) : darker(wall, 0.14)
  let out =
    rect(x, y - h, w, h, lighter(wall, 0.05)) +
    rect(side > 0 ? x : x + w * 0.68, y - h, w * 0.32, h, darker(wall, 0.15)) +
    (white ? '' : courses(scene, side > 0 ? x + w * 0.32 : x, y, w * 0.68, h * 0.64, wall, 5)) +
    rect(x - w * 0.04, y - h * 0.68, w * 1.08, h * 0.025, trim) +
    rect(x - w * 0.06, y - h, w * 1.12, h * 0.035, trim)
  for (const dx of [0.13, 0.55])
    out += fill(
      `M${x + w * dx} ${y - h * 0.72}v${-h * 0.12}a${w * 0.15} ${w * 0.15} 0 0 1 ${w * 0.3} 0v${h * 0.12}Z`,
      pane(scene),
    )
  return (
    out +
    (kind === 'dome'
      ? fill(
          `M${x - w * 0.02} ${y - h}Q${x - w * 0.02} ${y - h - w * 0.62} ${x + w / 2} ${y - h - w * 0.66}Q${x + w * 1.02} ${y - h - w * 0.62} ${x + w * 1.02} ${y - h}Z`,
          mood.water,
        ) +
        fill(
          side > 0
            ? `M${x + w * 0.56} ${y - h - w * 0.62}Q${x + w * 0.94} ${y - h - w * 0.56} ${x + w * 0.94} ${y - h}H${x + w * 0.72}Q${x + w * 0.76} ${y - h - w * 0.4} ${x + w * 0.56} ${y - h - w * 0.62}Z`
            : `M${x + w * 0.44} ${y - h - w * 0.62}Q${x + w * 0.06} ${y - h - w * 0.56} ${x + w * 0.06} ${y - h}H${x + w * 0.28}Q${x + w * 0.24} ${y - h - w * 0.4} ${x + w * 0.44} ${y - h - w * 0.62}Z`,
          lighter(mood.water, 0.25),
        ) +
        line(`M${x + w / 2} ${y - h - w * 0.64}v${-w * 0.36}m${-w * 0.1} ${w * 0.12}h${w * 0.2}`, {
          width: Math.max(3, w * 0.05),
          colour: mood.ink,
        })
      : fill(
          polygon([
            [x - w * 0.1, y - h],
            [x + w / 2, y - h - w * 0.5],
            [x + w * 1.1, y - h],
          ]),
          mood.roof,
        ) +
        fill(
          polygon([
            [x + w / 2, y - h],
            [x + w / 2, y - h - w * 0.5],
            side > 0 ? [x - w * 0.1, y - h] : [x + w * 1.1, y - h],
          ]),
          darker(mood.roof, 0.2),
        ))
  )
}

/** Row of arches with a channel on top. */
export function aqueduct(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  arches: number,
  brick = false,
): string {
  const { mood, side } = scene
  const wall = brick ? mix(mood.roof, mood.wall, 0.3) : mix(mood.stone, mood.wall, 0.25)
  const step = w / arches
  const hole = step * 0.74
  let d = `M${x} ${y}V${y - h}H${x + w}V${y}Z`
  for (let i = 0; i < arches; i++) {
    const ax = x + step * (i + 0.5)
    const ay = y - h * 0.78 + hole / 2
    d += `M${ax - hole / 2} ${y + 4}V${ay}A${hole / 2} ${Math.min(hole / 2, h * 0.7)} 0 0 1 ${ax + hole / 2} ${ay}V${y + 4}Z`
  }
  let out = `<path fill-rule="evenodd" d="${d}" fill="${wall}"/>`
  for (let i = 0; i < arches; i++) {
    const ax = x + step * (i + 0.5)
    const ay = y - h * 0.78 + hole / 2
    out += line(
      `M${ax - hole / 2} ${ay}A${hole / 2} ${Math.min(hole / 2, h * 0.7)} 0 0 1 ${ax + hole / 2} ${ay}`,
      { width: h * 0.055, colour: brick ? mood.roof : darker(wall, 0.2), cap: 'butt' },
    )
    out +=
      side < 0
        ? rect(ax + hole / 2 - 2, ay, hole * 0.12, y - ay, darker(wall, 0.3))
        : rect(ax - hole / 2 - hole * 0.1, ay, hole * 0.12, y - ay, darker(wall, 0.3))
  }
  out +=
    rect(x - 14, y - h - h * 0.05, w + 28, h * 0.1, lighter(wall, 0.14)) +
    rect(x - 14, y - h - h * 0.05, w + 28, h * 0.025, mood.water)
  return out + courses(scene, x, y - h * 0.86, w, h * 0.14, wall, Math.min(9, arches * 3))
}

/**
 * The castle on its rock, lower left corner at x, y, after the Castillo de Luna: the keep above all, joined by a bridge on a tall pointed arch
 * to a second tower; walls that step down on either side. `ruin`: without its upper works.
 */
export function castle(scene: Scene, x: number, y: number, w: number, ruin = false): string {
  const wall = wallColour(scene)
  const back = mix(wall, scene.mood.far, 0.22)
  const marks = w > 260 ? 6 : w > 160 ? 3 : 0
  const [keepX, keepW, otherX] = [x + w * 0.3, w * 0.19, x + w * 0.64]
  const deck = y - w * 0.35
  const bridge = ruin
    ? ''
    : `<path fill-rule="evenodd" fill="${back}" d="M${keepX + keepW - 2} ${y}V${deck}H${otherX + 4}V${y}ZM${keepX + keepW + w * 0.025} ${y + 2}V${y - w * 0.2}Q${keepX + keepW + w * 0.03} ${y - w * 0.29} ${(keepX + keepW + otherX) / 2} ${deck + w * 0.035}Q${otherX - w * 0.03} ${y - w * 0.29} ${otherX - w * 0.025} ${y - w * 0.2}V${y + 2}Z"/>`
  return (
    bridge +
    tower(scene, otherX, y, w * 0.14, w * (ruin ? 0.3 : 0.43), { merlons: 3, broken: ruin, marks }) +
    tower(scene, keepX, y, keepW, w * 0.6, {
      merlons: 4,
      broken: ruin,
      marks,
      windows: [
        [0.5, 0.78],
        [0.4, 0.5],
      ],
    }) +
    curtain(scene, x + w * 0.1, y, w * 0.26, w * 0.19, ruin ? 0 : 4) +
    curtain(scene, x + w * 0.34, y, w * 0.4, w * 0.15, ruin ? 0 : 6) +
    curtain(scene, x + w * 0.72, y, w * 0.24, w * 0.11, ruin ? 0 : 4) +
    tower(scene, x, y, w * 0.13, w * 0.26, { merlons: 3, marks: 0 }) +
    tower(scene, x + w * 0.9, y, w * 0.11, w * 0.2, { merlons: 3, broken: ruin, marks: 0 }) +
    doorAt(scene, x + w * 0.47, y, w * 0.06, w * 0.1)
  )
}
