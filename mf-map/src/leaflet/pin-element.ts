import { drawIcon } from '@sureda/ui/icons'
import color from '../shared/layer-color.module.css'
import type { MapItem } from '../shared/map-item.ts'
import { LAYER_COLORS } from '../shared/map-layers.ts'
import { iconOf } from '../shared/pin-icon.ts'
import type { Spot } from './clusters.ts'
import css from './pin-element.module.css'

/** Accessible names of pins, in the visitor's language. */
export interface PinLabels {
  /** Name of all pins together, with how to move between them. */
  group: string
  item: (item: MapItem) => string
  cluster: (count: number) => string
}

const SVG = 'http://www.w3.org/2000/svg'
/**
 * The button of a spot: a pin in the shape of an acorn for one item, rings with a number for several. It is made without React, because a moving map adds and
 * removes dozens per frame.
 */
export function pinElement(spot: Spot, words: PinLabels): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = css.target ?? ''
  button.tabIndex = -1
  button.append(spot.item ? pinOf(spot.item) : ringsOf(spot.count))
  name(button, spot, words)
  return button
}

export function name(button: HTMLElement, { item, count }: Spot, words: PinLabels): void {
  button.setAttribute('aria-label', item ? words.item(item) : words.cluster(count))
}

export function setChosen(button: HTMLElement, { item }: Spot, isChosen: boolean): void {
  if (item) button.setAttribute('aria-pressed', String(isChosen))
  button.toggleAttribute('data-selected', isChosen)
}

function pinOf(item: MapItem): HTMLElement {
  const pin = document.createElement('span')
  pin.className = `${css.pin} ${color.layer} ${color.pin}`
  pin.dataset.layer = item.layer
  pin.dataset.color = LAYER_COLORS[item.layer]
  if (item.status) pin.dataset.status = item.status
  if (item.notice?.level === 'warning') pin.dataset.warned = ''
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  drawIcon(path, iconOf(item))
  svg.append(path)
  pin.append(svg)
  return pin
}

function ringsOf(count: number): HTMLElement {
  const rings = document.createElement('span')
  rings.className = css.rings ?? ''
  rings.dataset.size = count > 99 ? 'many' : count > 9 ? 'some' : 'few'
  rings.textContent = String(count)
  return rings
}
