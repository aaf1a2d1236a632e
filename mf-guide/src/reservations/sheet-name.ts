/** Sheets that ask before a step is taken. */
export type StepSheet = 'reject' | 'cancel' | 'no-show'
/** Name of the sheet in the address; its value is the reservation's id. */
export type SheetName = StepSheet | 'line'
