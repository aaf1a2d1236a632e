import { hut, signal, stationHouse } from '../buildings/station-house.ts'
import { darker, lighter, mix } from '../colour.ts'
import { backHills, ground } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { bush, canopy, corkOak } from '../land/trees.ts'
import { lookout } from '../people/hiker.ts'
import { posed } from '../people/people.ts'
import { STANDING } from '../people/poses.ts'
import { rider, riderAway } from '../people/rider.ts'
import { bicycle } from '../props/bicycle.ts'
import { fern, overhang, trunk } from '../props/riverside.ts'
import { engineAhead, rails, steam, trackAway, train } from '../props/train.ts'
import { add, HEIGHT, type Scene, viewOf, WIDTH } from '../scene.ts'
import { openLand } from '../settings.ts'
import { ellipse, fill, line, rect } from '../shape.ts'

export const stations: Record<string, (scene: Scene) => void> = {
  station(scene) {
    viewOf(scene, [stationNow, underThePlane, atItsDoor])(scene)
  },
  halt(scene) {
    viewOf(scene, [hutByTheWay, haltOnTheWay])(scene)
  },
  'station-train'(scene) {
    viewOf(scene, [atThePlatform, headOn, loading, leaving, awaited])(scene)
  },
  platform(scene) {
    loading(scene)
  },
}

/** The way that was a railway: broad, level, pale, straight across the picture. */
function wayAcross(scene: Scene, top: number): void {
  const { mood } = scene
  add(
    scene,
    fill(`M-20 ${top}Q600 ${top - 12} 1220 ${top + 4}V${HEIGHT + 20}H-20Z`, mood.path),
    fill(
      `M-20 ${top + 96}Q600 ${top + 80} 1220 ${top + 104}V${HEIGHT + 20}H-20Z`,
      mix(mood.path, mood.near, 0.12),
    ),
  )
}

/** The building of today: no platform, no rails; a bicycle rolls by where sacks were loaded. */
function stationNow(scene: Scene): void {
  openLand(scene, { horizon: 360, top: 560, clouds: 2, grass: 0 })
  add(scene, corkOak(scene, 1090, 620, 480, { lean: 0.04 }), bush(scene, 130, 640, 90))
  add(scene, stationHouse(scene, 190, 640, 600))
  wayAcross(scene, 640)
  add(scene, rider(scene, 880, 762, 1.75, { flip: true, ponytail: true }))
  add(scene, bush(scene, 1180, 800, 120), fern(scene, 60, 820, 150))
  overhang(scene, 'left', 0.7)
}

/** From under a tree of the square: its trunk near, the house beyond, two who ride in. */
function underThePlane(scene: Scene): void {
  openLand(scene, { horizon: 380, top: 540, clouds: 2, grass: 0 })
  const { mood } = scene
  add(scene, bush(scene, 1120, 600, 120), stationHouse(scene, 420, 600, 500))
  add(
    scene,
    fill('M-20 600H1220V830H-20Z', mood.path),
    fill('M-20 830V760L560 610H700L1000 830Z', mix(mood.path, mood.near, 0.12)),
    riderAway(scene, 640, 740, 1.9, { bags: true, ponytail: true }),
    riderAway(scene, 780, 690, 1.45, { shirt: mood.accent }),
    trunk(scene, [190, 830], [230, -20], 150, mix(mood.bark, mood.wall, 0.4)),
    canopy(scene, 120, 10, 380, 150),
    canopy(scene, 480, -20, 220, 90),
    bush(scene, 1160, 820, 130),
  )
}

/** Before its doors: somebody with a pack looks up at the clock. The trail begins here. */
function atItsDoor(scene: Scene): void {
  openLand(scene, { horizon: 360, top: 600, clouds: 2, grass: 0 })
  const { mood } = scene
  add(scene, bush(scene, 1150, 690, 130), stationHouse(scene, -190, 690, 1080))
  wayAcross(scene, 688)
  add(
    scene,
    // bench between the doors
    ellipse(610, 700, 110, 10, mood.shadow, 0.3),
    rect(520, 640, 180, 14, mix(mood.bark, mood.cork, 0.3)),
    rect(520, 596, 180, 14, mix(mood.bark, mood.cork, 0.3)),
    rect(534, 590, 12, 110, mood.ink),
    rect(674, 590, 12, 110, mood.ink),
    lookout(scene, 300, 784, 3.5),
    bicycle(scene, 880, 766, 1.75, mood.cork, { bags: true, flip: true }),
    fern(scene, 1130, 830, 140),
  )
}

/** The pointsman's hut beside the way, the old signal, a basket that hangs from it. */
function hutByTheWay(scene: Scene): void {
  openLand(scene, { horizon: 380, top: 540, clouds: 2, grass: 4 })
  const { mood } = scene
  add(scene, corkOak(scene, 1040, 640, 520, { lean: 0.05 }), bush(scene, 250, 650, 100))
  add(scene, ellipse(560, 664, 380, 20, mood.shadow, 0.3), hut(scene, 330, 660, 330))
  wayAcross(scene, 666)
  add(scene, signal(scene, 860, 690, 470))
  const basket = mix(mood.accent, mood.bark, 0.3)
  add(
    scene,
    line('M960 240V352M924 402Q960 300 996 402', { width: 6, colour: mood.bark }),
    fill('M910 398H1010L996 464Q960 476 924 464Z', basket),
    fill('M906 392H1014V408H906Z', lighter(basket, 0.2)),
    fill('M930 392Q944 356 966 392ZM958 392Q980 364 1000 392Z', mix(mood.wall, '#ffffff', 0.4)),
    bicycle(scene, 640, 726, 1.5, mood.cork, { bags: true }),
    fern(scene, 80, 810, 170),
  )
  overhang(scene, 'left', 0.8)
}

/** A tiny halt still waits: its one room, the bench, the way running off to a point. */
function haltOnTheWay(scene: Scene): void {
  openLand(scene, { horizon: 370, top: 500, clouds: 2, grass: 6 })
  const { mood } = scene
  add(
    scene,
    corkOak(scene, 980, 560, 420, { lean: 0.06 }),
    corkOak(scene, 840, 530, 280),
    fill('M730 508H760L1060 830H420Z', mood.path),
    fill('M745 508H752L760 830H640Z', mix(mood.path, mood.near, 0.14)),
    riderAway(scene, 760, 640, 0.95),
    ellipse(400, 690, 420, 24, mood.shadow, 0.3),
    fill('M30 640H610L640 700H-20V640Z', mix(mood.stone, mood.wall, 0.4)),
    fill('M-20 694H640V724H-20Z', darker(mood.stone, 0.16)),
    hut(scene, 110, 660, 300),
    // bench before the long side
    fill('M446 622H592V636H446Z', mood.cork),
    rect(458, 634, 10, 40, mood.ink),
    rect(570, 634, 10, 40, mood.ink),
    bush(scene, 1120, 800, 150, mood.accent),
    fern(scene, 90, 820, 160),
  )
  overhang(scene, 'left', 0.8)
}

/** The little train before the station, steam up. */
function atThePlatform(scene: Scene): void {
  openLand(scene, { horizon: 350, top: 520, clouds: 1, grass: 0 })
  const { mood } = scene
  add(scene, corkOak(scene, 1120, 600, 420, { lean: 0.03 }), stationHouse(scene, 60, 590, 470))
  add(
    scene,
    rect(-20, 588, WIDTH + 40, 60, mix(mood.stone, mood.wall, 0.42)),
    rect(-20, 584, WIDTH + 40, 12, lighter(mood.stone, 0.3)),
    rect(-20, 640, WIDTH + 40, 180, mix(mood.ground, mood.bark, 0.2)),
  )
  rails(scene, 724, 50)
  train(scene, 1130, 726, 1.5, ['engine', 'carriage', 'goods'])
  add(scene, bush(scene, 60, 830, 110), fern(scene, 1130, 830, 130))
}

/** It comes in: head on, under its steam, the platform beside it. */
function headOn(scene: Scene): void {
  sky(scene, { clouds: 1 })
  backHills(scene, { horizon: 390, layers: 2 })
  ground(scene, { top: 510, grass: 0 })
  const { mood } = scene
  add(scene, corkOak(scene, 150, 600, 470, { lean: -0.04 }), stationHouse(scene, 760, 560, 300))
  trackAway(scene, 560, 512, 470, 420)
  add(
    scene,
    // platform in perspective
    fill('M600 520H760L1220 640V830H860Z', mix(mood.stone, mood.wall, 0.42)),
    fill('M600 520L860 830H770L590 524Z', darker(mood.stone, 0.26)),
    steam(scene, 504, 214, 1.1, -1),
    engineAhead(scene, 505, 660, 1.5),
    jute(scene, 930, 726, 1.15),
    bush(scene, 80, 810, 150),
  )
}

/** Two sacks and a crate, tied and marked. Foot of the front one at x, y. */
function jute({ mood, side }: Scene, x: number, y: number, s: number): string {
  const cloth = mix(mood.accent, mood.wall, 0.55)
  const one = (dx: number, dy: number, k: number, tone: number) => {
    const c = tone ? darker(cloth, tone) : cloth
    return `<g transform="translate(${x + dx * s} ${y + dy * s}) scale(${s * k})">${fill('M-70 0Q-92 -90 -60 -140Q-30 -160 -16 -172L-34 -200Q0 -186 34 -200L16 -172Q30 -160 60 -140Q92 -90 70 0Q0 12 -70 0Z', darker(c, 0.16))}${fill(side > 0 ? 'M-20 4Q-40 -90 -10 -160L16 -168Q30 -160 60 -140Q92 -90 70 0Q30 8 -20 4Z' : 'M20 4Q40 -90 10 -160L-16 -168Q-30 -160 -60 -140Q-92 -90 -70 0Q-30 8 20 4Z', c)}${line('M-20 -172H20', { width: 9, colour: mood.bark })}<circle cx="0" cy="-74" r="26" fill="none" stroke="${mood.cork}" stroke-width="7"/></g>`
  }
  return (
    ellipse(x, y, 190 * s, 16 * s, mood.shadow, 0.34) +
    one(-90, -8, 0.95, 0.14) +
    one(84, -6, 0.9, 0.2) +
    one(0, 4, 1.05, 0)
  )
}

/** Sacks of stoppers on the platform, very near; behind them a wagon takes the rest. */
function loading(scene: Scene): void {
  openLand(scene, { horizon: 330, top: 500, clouds: 2, grass: 0 })
  const { mood } = scene
  add(scene, stationHouse(scene, 640, 540, 400), corkOak(scene, 130, 560, 430, { lean: -0.03 }))
  rails(scene, 640, 40)
  train(scene, 1010, 642, 1.6, ['goods', 'goods', 'goods'])
  scene.parts.splice(scene.parts.length - 2, 1) // no engine, no steam
  add(
    scene,
    rect(-20, 690, WIDTH + 40, 140, mix(mood.stone, mood.wall, 0.42)),
    rect(-20, 684, WIDTH + 40, 14, lighter(mood.stone, 0.3)),
    jute(scene, 300, 790, 1.75),
    jute(scene, 820, 772, 0.95),
  )
}

/** It has left with what it could carry: three sacks stay for the next. */
function leaving(scene: Scene): void {
  alongTheHouse(scene, [600, 534, 0.52])
  add(scene, jute(scene, 960, 740, 0.95), bush(scene, 70, 800, 140))
}

/** Still far off; somebody waits for it with a case. */
function awaited(scene: Scene): void {
  const { mood } = scene
  alongTheHouse(scene, [570, 540, 0.5])
  add(
    scene,
    posed(scene, 930, 748, 2.9, STANDING, { flip: true, hat: 'straw', skirt: true, shirt: mood.water }),
    ellipse(1010, 750, 54, 7, mood.shadow, 0.3),
    rect(966, 690, 88, 60, darker(mix(mood.bark, mood.accent, 0.3), 0.1), 6),
    rect(982, 690, 9, 60, mood.ink),
    rect(1029, 690, 9, 60, mood.ink),
    line('M996 690V678H1024V690', { width: 6, colour: mood.ink }),
    bush(scene, 70, 800, 140),
  )
}

/** From the platform, beside the house: the line runs off to a point, a train far out on it. */
function alongTheHouse(scene: Scene, [x, y, size]: readonly [number, number, number]): void {
  openLand(scene, { horizon: 370, top: 500, clouds: 1, grass: 0 })
  const { mood, side } = scene
  add(scene, corkOak(scene, 300, 540, 330), corkOak(scene, 480, 520, 220))
  trackAway(scene, 600, 504, 330, 380)
  const brick = mix(mood.roof, mood.wall, 0.18)
  const wall = mix(mood.wall, mood.accent, 0.1)
  add(
    scene,
    steam(scene, x + 6, y - 134, 0.7, -1),
    engineAhead(scene, x, y, size),
    fill('M640 516H700L1220 700V830H760Z', mix(mood.stone, mood.wall, 0.42)),
    fill('M640 516L760 830H690L632 520Z', darker(mood.stone, 0.26)),
    // the house, near, runs away to the left
    fill('M760 536V250L1220 60V716Z', side > 0 ? darker(wall, 0.16) : wall),
    fill('M760 400L1220 330V356L760 410Z', brick),
    fill('M1146 90L1220 60V716L1146 688Z', brick),
    fill('M800 550V450Q822 430 846 442V566Z', darker(mood.cork, 0.2)),
    fill('M930 594V452Q968 424 1010 440V622Z', darker(mood.cork, 0.2)),
    fill(
      'M944 470Q968 450 996 460V540L944 530Z',
      mood.night || mood.light === 'dusk' ? mood.lamp : mix(mood.ink, mood.water, 0.42),
    ),
    fill('M820 330L866 316V376L820 384ZM970 284L1030 266V344L970 352Z', mix(mood.ink, mood.water, 0.42)),
    // eaves above us
    fill('M726 262L1220 92V-20H1120L726 232Z', darker(mood.roof, 0.1)),
  )
}
