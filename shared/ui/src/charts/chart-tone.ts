/** Colours a chart may use; a brand's contrast check covers each on every background. */
export type ChartTone = 'primary' | 'accent' | 'info' | 'warning' | 'success' | 'danger' | 'neutral' | 'ink'

const ORDER: ChartTone[] = ['primary', 'accent', 'info', 'neutral', 'ink']

/** Default colour of the n-th part. Not warning or danger: beside an ochre or red brand they would be the same colour twice. */
export const toneAt = (index: number): ChartTone => ORDER[index % ORDER.length] ?? 'primary'
