import { darker, lighter, mix } from '../colour.ts'
import { ridge } from '../land/land.ts'
import { sky } from '../land/sky.ts'
import { corkOak } from '../land/trees.ts'
import { woods } from '../land/woods.ts'
import { fern, overhang } from '../props/riverside.ts'
import { boulder, ripple, surface, waterTones } from '../props/water.ts'
import { add, HEIGHT, type Scene, viewOf } from '../scene.ts'
import { circle, ellipse, fill, line } from '../shape.ts'

/** The water women of the bottomless pool: they rinse their washing at night, and hang it on the branches for the moon to dry. */
export const goges: Record<string, (scene: Scene) => void> = {
  goges(scene) {
    viewOf(scene, [washing, mirrored, rising])(scene)
  },
}

const POOL = 'M-20 520C200 480 420 500 620 496S1040 486 1220 520V820H-20Z'

function tones({ mood }: Scene) {
  const dress = mix(mood.skyLow, '#fff8ee', 0.68)
  return {
    dress,
    fold: mix(dress, mood.water, 0.34),
    skin: mix(dress, mood.skin[0], 0.55),
    dark: mix(mood.skin[0], mood.water, 0.4),
    hair: mix(mood.ink, mood.water, 0.34),
    strand: mix(mood.ink, mood.water, 0.62),
  }
}

/** The pool in its granite, with the moon above it. */
function poolByMoon(scene: Scene, moonX: number, moonY: number): void {
  const { mood } = scene
  sky(scene, { sunX: moonX, sunY: moonY, sunRadius: 60, clouds: 1 })
  const y = ridge(scene, 360, 70, mix(mood.far, mood.leaf, 0.4), 'soft')
  woods(scene, y, mix(mood.leaf, mood.far, 0.25), 44, 150)
  const near = ridge(scene, 450, 26, mix(mood.leafDark, mood.near, 0.4), 'soft')
  woods(scene, near, mood.leafDark, 60, 80)
  const { deep, body, foam } = waterTones(scene)
  const light = mix(mood.sun, body, 0.2)
  add(
    scene,
    boulder(scene, 120, 520, 420, 270),
    boulder(scene, 1090, 530, 400, 300),
    boulder(scene, 850, 508, 190, 100),
    surface(
      scene,
      POOL,
      fill(`M-20 600Q600 540 1220 610V${HEIGHT}H-20Z`, mix(body, deep, 0.3)) +
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            ripple(moonX + (i % 2 ? 26 : -20), 540 + i * 44, 60 + i * 26, 6 + i * 2.4, light, 0.9 - i * 0.12),
          )
          .join('') +
        ripple(330, 660, 210, 7, foam, 0.3) +
        ripple(900, 720, 250, 8, foam, 0.3),
      deep,
    ),
  )
}

/** A sheet over a branch: it hangs in two or three folds. Its upper edge at x, y. */
function sheet(scene: Scene, x: number, y: number, w: number, h: number, drop = 0): string {
  const { dress, fold } = tones(scene)
  return (
    fill(
      `M${x} ${y}Q${x + w * 0.5} ${y + drop + 8} ${x + w} ${y + drop}L${x + w * 1.02} ${y + h * 0.9 + drop}Q${x + w * 0.86} ${y + h * 1.04} ${x + w * 0.7} ${y + h * 0.92}T${x + w * 0.36} ${y + h}T${x - w * 0.03} ${y + h * 0.92}Z`,
      dress,
    ) +
    fill(
      `M${x + w * 0.22} ${y + 8}Q${x + w * 0.3} ${y + h * 0.5} ${x + w * 0.2} ${y + h * 0.95}L${x + w * 0.34} ${y + h * 0.99}Q${x + w * 0.4} ${y + h * 0.5} ${x + w * 0.26} ${y + 8}ZM${x + w * 0.68} ${y + 10}Q${x + w * 0.72} ${y + h * 0.5} ${x + w * 0.64} ${y + h * 0.94}L${x + w * 0.8} ${y + h * 0.96}Q${x + w * 0.82} ${y + h * 0.5} ${x + w * 0.74} ${y + 10}Z`,
      fold,
    )
  )
}

/** A forked stick set in the bank that carries the end of the pole; the fork at x, y. */
function prop(scene: Scene, x: number, y: number, foot: number): string {
  const colour = darker(scene.mood.bark, 0.38)
  return (
    line(`M${x - 8} ${foot}Q${x - 12} ${(y + foot) / 2} ${x} ${y + 26}`, { width: 15, colour }) +
    line(`M${x - 22} ${y - 24}L${x} ${y + 26}L${x + 20} ${y - 26}`, { width: 10, colour })
  )
}

/** Kneels at the edge in profile and wrings a sheet over the water. Faces left; her knees at x, y. */
function kneeling(scene: Scene, x: number, y: number, s: number): string {
  const { dress, fold, skin, dark, hair, strand } = tones(scene)
  const { foam } = waterTones(scene)
  return `<g transform="translate(${x} ${y}) scale(${s})">${[
    // the far arm, then the sheet it holds
    line('M-26 -318Q-92 -286 -120 -240L-178 -214', { width: 23, colour: dark }),
    fill(
      'M-196 -236C-226 -150 -176 -90 -214 0C-226 40 -206 66 -190 74C-150 66 -128 40 -140 -10C-158 -90 -120 -160 -152 -236Z',
      dress,
    ),
    fill(
      'M-178 -226C-196 -150 -150 -90 -176 0C-182 30 -176 54 -166 66C-146 50 -140 30 -150 -10C-164 -90 -138 -160 -160 -226Z',
      fold,
    ),
    ripple(-176, 78, 110, 10, foam, 0.85),
    ripple(-176, 104, 170, 9, foam, 0.4),
    // skirt and feet
    fill('M120 -14Q176 -22 200 4Q190 14 120 12Z', skin),
    fill(
      'M14 -204C-20 -150 -64 -84 -78 -16Q-80 8 -52 10L140 12Q176 2 150 -40C116 -84 104 -140 86 -200Z',
      dress,
    ),
    fill('M60 -190C70 -120 40 -60 -20 8L140 12Q176 2 150 -40C116 -84 104 -140 86 -200Z', fold),
    // bodice
    fill('M12 -196C2 -240 -36 -276 -50 -314Q-44 -350 -2 -350C44 -334 82 -262 88 -192Z', dress),
    fill('M34 -196C60 -250 40 -310 8 -346C46 -330 82 -262 88 -192Z', fold),
    // neck and head, bent over the work
    fill('M-34 -336L-58 -372L-22 -388L2 -346Z', dark),
    fill(
      'M-36 -428C-74 -436 -98 -410 -94 -384L-104 -366L-92 -362C-88 -344 -72 -342 -56 -352C-30 -362 -14 -400 -36 -428Z',
      skin,
    ),
    // hair, down her back to the ground
    fill(
      'M-90 -408C-84 -450 -26 -462 2 -424C24 -392 18 -350 48 -304C84 -250 104 -190 128 -126C146 -78 168 -40 226 -22C166 -10 116 -34 92 -96C70 -160 46 -216 16 -262C-8 -300 -26 -340 -30 -374C-44 -400 -66 -410 -90 -408Z',
      hair,
    ),
    fill(
      'M-50 -432C-10 -436 4 -400 10 -372C18 -330 62 -280 84 -220C100 -172 116 -100 160 -54C112 -84 92 -150 70 -212C50 -262 4 -316 -6 -366C-10 -396 -28 -420 -50 -432Z',
      strand,
    ),
    // the near arm
    line('M-6 -322Q-40 -262 -72 -232', { width: 28, colour: skin }),
    line('M-72 -232Q-120 -218 -164 -222', { width: 22, colour: skin }),
    ellipse(-172, -224, 19, 15, skin),
  ].join('')}</g>`
}

/** Stands with her back to us and hangs a sheet over a branch. Her feet at x, y. */
function hanging(scene: Scene, x: number, y: number, s: number): string {
  const { dress, fold, skin, hair, strand } = tones(scene)
  return `<g transform="translate(${x} ${y}) scale(${s})">${[
    line('M-30 -246Q-66 -290 -58 -364', { width: 17, colour: skin }),
    line('M30 -246Q70 -290 66 -364', { width: 17, colour: skin }),
    fill(
      'M-38 -256Q-40 -190 -28 -158C-56 -90 -74 -40 -84 0Q0 16 88 0C74 -40 56 -90 28 -158Q40 -190 38 -256Q0 -272 -38 -256Z',
      dress,
    ),
    fill('M4 -158C16 -90 20 -40 12 8Q56 8 88 0C74 -40 56 -90 28 -158Z', fold),
    circle(0, -298, 27, hair),
    fill('M-28 -300C-44 -230 -34 -160 -24 -122Q-4 -96 14 -116C34 -150 44 -230 28 -300Z', hair),
    fill('M0 -318C16 -280 22 -200 6 -120C30 -150 42 -230 26 -300Z', strand),
  ].join('')}</g>`
}

/** The hair that lies on the water on both sides of her. */
const lyingHair = (scene: Scene) => {
  const { hair } = tones(scene)
  return [
    fill(
      'M-60 -330C-130 -240 -120 -120 -190 -40C-260 0 -330 8 -380 6C-300 40 -160 40 -90 10C-30 -60 -40 -220 -20 -330Z',
      hair,
    ),
    fill(
      'M40 -330C110 -250 96 -140 130 -60C160 0 240 6 300 0C220 40 110 44 60 10C30 -60 40 -220 20 -330Z',
      hair,
    ),
  ].join('')
}

/** From the front, down to the hips: one arm gathers her wet hair, the other hangs to the water. Hips at 0, 0. */
function woman(scene: Scene): string {
  const { dress, fold, skin, dark, hair, strand } = tones(scene)
  return [
    fill(
      'M-62 -254Q-80 -160 -60 -104C-84 -60 -100 -20 -104 14Q0 34 108 14C100 -20 84 -60 60 -104Q80 -160 62 -254Q0 -282 -62 -254Z',
      dress,
    ),
    fill(
      'M8 -108C30 -60 36 -20 30 24Q80 22 108 14C100 -20 84 -60 60 -104Q76 -160 62 -254Q40 -180 8 -108Z',
      fold,
    ),
    fill('M-20 -300H20L30 -254Q0 -236 -30 -254Z', dark),
    fill('M-36 -352C-40 -310 -20 -284 0 -284S40 -310 36 -352C30 -394 -30 -394 -36 -352Z', skin),
    line('M-20 -336q8 6 15 0M6 -336q8 6 15 0', { width: 3.4, colour: darker(dark, 0.3) }),
    line('M-7 -306q7 5 14 0', { width: 3.4, colour: darker(dark, 0.3) }),
    fill(
      'M-2 -398C-60 -396 -72 -340 -60 -290C-70 -220 -96 -160 -104 -60C-70 -120 -50 -230 -42 -310C-36 -350 -20 -366 4 -372C26 -364 38 -344 42 -310C48 -240 62 -170 86 -100C90 -180 66 -240 60 -290C72 -340 56 -396 -2 -398Z',
      hair,
    ),
    fill(
      'M-6 -392C-50 -384 -60 -340 -54 -296C-62 -230 -84 -180 -92 -110C-70 -170 -56 -240 -48 -310C-44 -350 -30 -372 -6 -380Z',
      strand,
    ),
    // one arm lifts her wet hair, the other lies on the water
    line('M-46 -238Q-104 -190 -92 -130', { width: 27, colour: skin }),
    line('M-92 -130Q-76 -104 -40 -112', { width: 20, colour: skin }),
    line('M46 -238Q112 -190 130 -110L190 -20', { width: 25, colour: skin }),
    ellipse(194, -8, 20, 10, skin),
  ].join('')
}

/** At work: one kneels near us and wrings, one hangs up; sheets in the moonlight. */
function washing(scene: Scene): void {
  poolByMoon(scene, 330, 150)
  const { mood } = scene
  add(
    scene,
    corkOak(scene, 1090, 420, 560, { lean: -0.1 }),
    prop(scene, 392, 262, 512),
    line('M1150 206Q900 206 362 264', { width: 17, colour: darker(mood.bark, 0.3) }),
    sheet(scene, 410, 262, 112, 150, -8),
    sheet(scene, 690, 232, 120, 160, -8),
    boulder(scene, 590, 548, 280, 64, { wet: true }),
    sheet(scene, 548, 250, 104, 100, -8),
    hanging(scene, 596, 508, 0.72),
    boulder(scene, 1070, 850, 640, 190, { wet: true }),
    kneeling(scene, 960, 690, 1.1),
    boulder(scene, 60, 860, 340, 170),
    fern(scene, 190, 800, 140),
  )
  overhang(scene, 'left', 0.6)
}

/** One stands in the water up to her hips before the linen; the pool shows her once more. */
function mirrored(scene: Scene): void {
  poolByMoon(scene, 300, 160)
  const { mood } = scene
  const { deep, foam } = waterTones(scene)
  const hips = 588
  add(
    scene,
    corkOak(scene, 1000, 470, 520, { lean: -0.06 }),
    prop(scene, 350, 296, 508),
    line('M1060 250Q820 244 322 300', { width: 18, colour: darker(mood.bark, 0.3) }),
    sheet(scene, 400, 288, 124, 160),
    sheet(scene, 790, 256, 140, 168),
    `<g transform="translate(640 ${hips}) scale(0.78 -0.6)" opacity=".42">${woman(scene)}</g>`,
    ripple(650, 652, 120, 5, deep, 0.8),
    ripple(620, 706, 140, 6, deep, 0.8),
    `<g transform="translate(640 ${hips - 8}) scale(.78)">${woman(scene)}</g>`,
    ripple(640, hips + 6, 150, 10, foam, 0.8),
    ripple(790, hips - 10, 46, 6, foam, 0.8),
    boulder(scene, 80, 830, 520, 330),
    boulder(scene, 1130, 850, 480, 260),
    fern(scene, 330, 810, 150),
    fern(scene, 960, 810, 120),
  )
  overhang(scene, 'left', 0.6)
}

/** One rises out of the pool before the moon; her long hair lies on the water. */
function rising(scene: Scene): void {
  poolByMoon(scene, 340, 140)
  const { foam, deep } = waterTones(scene)
  add(
    scene,
    // the others, farther off: one hangs up on the rock, one bathes
    hanging(scene, 860, 430, 0.5),
    prop(scene, 722, 230, 498),
    line('M704 232Q960 204 1240 214', { width: 10, colour: darker(scene.mood.bark, 0.3) }),
    sheet(scene, 900, 222, 70, 96),
    `<g transform="translate(250 560) scale(.42)">${woman(scene)}</g>`,
    ripple(250, 566, 110, 7, foam, 0.7),
    ellipse(560, 690, 330, 44, deep),
    `<g transform="translate(560 690) scale(1.3)">${lyingHair(scene)}${woman(scene)}</g>`,
    ripple(560, 712, 210, 12, foam, 0.8),
    ripple(560, 742, 330, 10, foam, 0.4),
    ripple(810, 690, 70, 8, foam, 0.8),
    boulder(scene, 40, 850, 420, 300),
    boulder(scene, 1180, 860, 380, 250),
    fern(scene, 1010, 820, 130, lighter(scene.mood.leafDark, 0.06)),
  )
  overhang(scene, 'left', 0.9)
}
