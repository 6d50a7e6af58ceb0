/** The product's name, everywhere it is shown. A fork renames the product here. */
export const productName = 'Wishbow';
