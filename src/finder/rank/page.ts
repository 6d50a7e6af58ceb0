/** How many ideas a page has: three rows of three. */
export const pageSize = 9;
/** The most ideas of one answer: eleven pages. Later ideas match the query too weakly to be shown. */
export const maxIdeas = 11 * pageSize;
