/** Five decimals are one metre: more would promise what no phone knows. */
const DIGITS = 5

/** `41.88780` – with a point in every language, because that is what rescue services type and maps read. */
export const decimalDegrees = (degrees: number): string => degrees.toFixed(DIGITS)

/** Both, as every map takes them: `41.88780, 2.87520`. */
export const coordinatesText = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `${decimalDegrees(latitude)}, ${decimalDegrees(longitude)}`
