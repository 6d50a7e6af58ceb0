/** The product's name, everywhere it is shown. A fork renames the product here. */
export const productName = 'Wishbow';

/** The release, as package.json has it; a test compares them. */
export const productVersion = '0.1.0';
