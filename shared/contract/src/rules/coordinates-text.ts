/** Five decimals are one metre; no phone is more accurate. */
const DIGITS = 5

/** `41.88780` – with a point in every language, because rescue services type and maps read it so. */
export const decimalDegrees = (degrees: number): string => degrees.toFixed(DIGITS)

/** Latitude and longitude in the format every map accepts: `41.88780, 2.87520`. */
export const coordinatesText = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${decimalDegrees(latitude)}, ${decimalDegrees(longitude)}`
