import type { Pose } from './figure.ts'

/** Stands with the weight on both feet, hands low. */
export const STANDING: Pose = {
  hands: [
    [7, -50],
    [9, -52],
  ],
  feet: [
    [-4, 0],
    [5, -1],
  ],
}

export const WALKING: Pose = {
  hip: [0, -47.5],
  lean: 5,
  hands: [
    [-9, -52],
    [18, -56],
  ],
  feet: [
    [14, 0],
    [-17, -1],
  ],
}

/** The other half of the step. */
export const STRIDING: Pose = {
  hip: [0, -48],
  lean: 4,
  hands: [
    [16, -58],
    [-8, -53],
  ],
  feet: [
    [-13, -1],
    [15, 0],
  ],
}

/** The axe meets the trunk in front, at the height of the breast. */
export const STRIKING: Pose = {
  hip: [-3, -47],
  lean: 13,
  hands: [
    [20, -66],
    [28, -70],
  ],
  feet: [
    [-15, 0],
    [12, -1],
  ],
}

/** Both hands on something upright in front. */
export const HOLDING: Pose = {
  hip: [-2, -48],
  lean: 4,
  hands: [
    [20, -62],
    [23, -76],
  ],
  feet: [
    [-8, 0],
    [9, -1],
  ],
}

/** Bent to the ground. */
export const STOOPING: Pose = {
  hip: [-8, -43],
  lean: 62,
  nod: -18,
  hands: [
    [25, -16],
    [31, -17],
  ],
  feet: [
    [-10, 0],
    [9, -1],
  ],
}

/** On one knee. */
export const KNEELING: Pose = {
  hip: [-2, -26],
  lean: 18,
  hands: [
    [24, -18],
    [28, -20],
  ],
  feet: [
    [-22, 0],
    [17, 0],
  ],
}

/** One arm shows something high up in front. */
export const POINTING: Pose = {
  hip: [0, -50],
  lean: -3,
  nod: -12,
  hands: [
    [28, -98],
    [7, -50],
  ],
  feet: [
    [-5, 0],
    [6, -1],
  ],
}

/** Looks up, hands behind the back. */
export const LOOKING_UP: Pose = {
  hip: [0, -50],
  lean: -3,
  nod: -16,
  hands: [
    [-9, -54],
    [-6, -52],
  ],
  feet: [
    [-4, 0],
    [5, -1],
  ],
}

/** Binoculars or a hand at the eyes. */
export const WATCHING: Pose = {
  hip: [0, -50],
  lean: 3,
  nod: -6,
  hands: [
    [13, -92],
    [16, -92],
  ],
  feet: [
    [-5, 0],
    [7, -1],
  ],
}

/** Works at a table as high as the hips. */
export const AT_TABLE: Pose = {
  hip: [0, -50],
  lean: 8,
  nod: 14,
  hands: [
    [22, -54],
    [25, -56],
  ],
  feet: [
    [-5, 0],
    [5, -1],
  ],
}

/** On a chair or a wall; the seat is at 0, 0. */
export const SEATED: Pose = {
  hip: [0, -6],
  lean: 3,
  hands: [
    [17, -16],
    [20, -17],
  ],
  feet: [
    [25, 27],
    [21, 27],
  ],
}
