/**
 * A key for one intent of the person: created when the form opens and sent with every try, so that the server performs
 * it once. 128 random bits; `crypto.randomUUID` is missing where a phone opens the app over plain http in a test
 * network.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
