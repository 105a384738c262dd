// The pieces of the players, each the inside of a 24 x 24 SVG in a colour or a pattern.

export const DARK = "#20242b";
/** The outline of everything that is drawn small. */
export const INK = `stroke="${DARK}" stroke-width="1.4" stroke-linejoin="round"`;

export const figure = (colour = "#e9eef2") =>
  `<path d="M12 1.500a4.300 4.300 0 0 1 3 7.400c3.400 1 5 4.600 5.500 13.600h-17C4 13.500 5.600 9.900 9 8.900a4.300 4.300 0 0 1 3-7.400z" fill="${colour}" ${INK}/>`;
export const house = (colour = "#e9eef2") =>
  `<path d="M3.500 22V11L12 3.500 20.500 11v11z" fill="${colour}" ${INK}/><path d="M10 22v-6h4v6" fill="none" ${INK}/>`;
export const tower = (colour = "#e9eef2") =>
  `<path d="M2 22.500V12l4-3V4.500L12 1l6 3.500V9l4 3v10.500z" fill="${colour}" ${INK}/><path d="M6 9v13.500M18 9v13.500M10 22.500v-5h4v5M9.500 7.500h5M9.500 11.500h5" fill="none" ${INK}/>`;
