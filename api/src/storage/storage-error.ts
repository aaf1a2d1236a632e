/** `full`: no space left · `refused`: a person has to act, as on missing rights · `unavailable`: it may work again by itself · `damaged`: other bytes than were stored. */
export type StorageFault = 'full' | 'refused' | 'unavailable' | 'damaged'

/** Why files cannot be stored or read, in a sentence for the technician. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly fault: StorageFault

  constructor(fault: StorageFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}
