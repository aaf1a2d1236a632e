import { configure } from '@testing-library/react'

// parts of a screen are fetched when first opened, which takes a while on a machine that does other things besides
configure({ asyncUtilTimeout: 10_000 })
