/** The ground of the page (`--color-paper` in ui/styles/theme.css), for the browser's own frame around it. */
export const pageColours = { light: '#fdfbf6', dark: '#0b1b1c' } as const;
