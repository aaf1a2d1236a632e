/** Colours a chart may use; a brand's contrast check proves each against every ground it can be on. */
export type ChartTone = 'primary' | 'accent' | 'info' | 'warning' | 'success' | 'danger' | 'neutral' | 'ink'

const ORDER: ChartTone[] = ['primary', 'accent', 'info', 'neutral', 'ink']

/** The colour of the n-th part where none was asked for. Not warning or danger: beside an ochre or a red brand they are the same colour twice. */
export const toneAt = (index: number): ChartTone => ORDER[index % ORDER.length] ?? 'primary'
