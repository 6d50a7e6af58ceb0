/** In years. As the upper end of a range of ages it stands for no upper end. */
export const noUpperAge = 99;
