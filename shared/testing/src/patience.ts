export {}

// Parts of a screen are fetched when first opened, which takes a while on a machine that does other things besides. Tests without a document
// need no library for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 10_000 })
}
