import { folded } from '@sureda/contract/rules/text-match'

/** The item of the same name: a museum may be both a place and an operator. */
export const itemOfSameName = <Item extends { name: string }>(
  name: string,
  items: readonly Item[] = [],
): Item | undefined => items.find((item) => folded(item.name) === folded(name))
