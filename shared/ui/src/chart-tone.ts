/** Colours a chart may use; a brand's contrast check proves each against every ground it can stand on. */
export type ChartTone = 'primary' | 'accent' | 'info' | 'warning' | 'success' | 'danger' | 'neutral'

const ORDER: ChartTone[] = ['primary', 'accent', 'info', 'warning', 'success']

/** The colour of the n-th part where none was asked for. Neighbours differ in lightness too, for those who do not see the hue. */
export const toneAt = (index: number): ChartTone => ORDER[index % ORDER.length] ?? 'primary'
