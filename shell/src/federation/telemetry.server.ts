/** The gateway counts failures in the renderer. */
export const report = (): void => {}
export const sendReportsOnLeave = (): void => {}
