/** The page's background in each theme, for the browser's bars. A test compares it with the design tokens. */
export const themeColors = { light: '#f7f0e3', dark: '#1b1512' } as const;
