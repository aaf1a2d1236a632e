/**
 * Style elements that react-aria adds at run time, letter by letter: the page's Content-Security-Policy names their hashes. The test beside this file compares
 * them with what the library does.
 */
export const LIBRARY_STYLES: readonly string[] = [
  // of everything that can be pressed
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  // of an open overlay on iPhones
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]
