import { darker, lighter, mix } from './colour.ts'

export type Light = 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** The few colours a tenant owns; everything in a picture is mixed from them. */
export interface House {
  cork: string
  leaf: string
  paper: string
  ink: string
  /** dry or green ground of the land */
  ground: string
  /** colour of distance */
  haze: string
  wall: string
  roof: string
  stone: string
  water: string
  accent: string
}

export const HOUSES: Record<'gavarres' | 'raya', House> = {
  gavarres: {
    cork: '#c8552f',
    leaf: '#3c6a45',
    paper: '#faf0e0',
    ink: '#221e1a',
    ground: '#a9a45c',
    haze: '#8fb3b5',
    wall: '#e9d9bd',
    roof: '#b4532f',
    stone: '#b9a98c',
    water: '#3f8a97',
    accent: '#e0a33a',
  },
  raya: {
    cork: '#c0661f',
    leaf: '#5f6a2c',
    paper: '#fbf2dc',
    ink: '#23211a',
    ground: '#cda64b',
    haze: '#a9b6c4',
    wall: '#f7f0e0',
    roof: '#a9592b',
    stone: '#a7a196',
    water: '#5b8ea6',
    accent: '#d98a1f',
  },
}

export interface Mood extends House {
  light: Light
  season: Season
  skyTop: string
  skyLow: string
  sun: string
  glow: string
  bark: string
  leafLight: string
  leafDark: string
  far: string
  near: string
  path: string
  skin: readonly [string, string, string]
  shadow: string
  lamp: string
  night: boolean
}

const SKIES: Record<Light, readonly [top: string, low: string, sun: string, tint: string, strength: number]> =
  {
    dawn: ['#8fa9c0', '#f7cfae', '#fff1d0', '#e9a58c', 0.2],
    morning: ['#7fb6cc', '#f3ead0', '#fff3c9', '#f6dfae', 0.08],
    noon: ['#5fa6cb', '#cfe6e4', '#fffbe6', '#ffffff', 0.03],
    golden: ['#e7b25c', '#fbe3ad', '#fff0b8', '#f0a13c', 0.22],
    dusk: ['#5a5c8c', '#f19a66', '#ffd38a', '#9c5a70', 0.34],
    night: ['#141b33', '#34466a', '#f6edcf', '#1b2546', 0.58],
  }

const LEAVES: Record<Season, readonly [string, number]> = {
  spring: ['#8fae4a', 0.22],
  summer: ['#3c5a35', 0.05],
  autumn: ['#a8742e', 0.22],
  winter: ['#6d7a72', 0.3],
}

const GROUNDS: Record<Season, readonly [string, number]> = {
  spring: ['#93ab55', 0.5],
  summer: ['#d8b264', 0.35],
  autumn: ['#bb8a4a', 0.35],
  winter: ['#9a9d7c', 0.4],
}

export function moodOf(house: House, light: Light, season: Season): Mood {
  const [skyTop, skyLow, sun, tint, strength] = SKIES[light]
  const lit = (colour: string, share = 1) => mix(colour, tint, strength * share)
  // leaves keep more of themselves than stones do, or woods turn grey at dusk
  const leaf = lit(mix(house.leaf, ...LEAVES[season]), light === 'dusk' ? 0.55 : 1)
  const ground = lit(mix(house.ground, ...GROUNDS[season]))
  const night = light === 'night'
  return {
    light,
    season,
    night,
    cork: lit(house.cork, 0.6),
    leaf,
    paper: lit(house.paper),
    ink: house.ink,
    ground,
    haze: lit(house.haze),
    wall: lit(house.wall),
    roof: lit(house.roof, 0.8),
    stone: lit(house.stone),
    water: lit(house.water),
    accent: lit(house.accent, 0.4),
    skyTop: mix(skyTop, house.haze, 0.12),
    skyLow: mix(skyLow, house.paper, 0.15),
    sun,
    glow: mix(skyLow, '#fff3cf', 0.5),
    bark: lit(mix(house.ink, '#8b7d6b', 0.62)),
    leafLight: lighter(leaf, 0.24),
    leafDark: darker(leaf, 0.32),
    far: mix(lit(house.haze), skyLow, 0.45),
    near: darker(mix(leaf, ground, 0.25), 0.12),
    path: lighter(lit(mix(house.ground, house.wall, 0.65)), 0.1),
    skin: [lit('#e3b48d'), lit('#c98f66'), lit('#8d5a3b')],
    shadow: mix(darker(leaf, 0.6), '#2a2140', night ? 0.5 : 0.25),
    lamp: '#ffd27a',
  }
}
