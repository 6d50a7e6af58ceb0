/** The page's ground by day and by night, for the bars of the browser; a test holds it to the tokens. */
export const papers = { light: '#f7f0e3', dark: '#1b1512' } as const;
