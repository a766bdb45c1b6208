/** Where menus and the like of a list open: out of its rows, which lie above one another, but not out of the landmark that people move by. */
export const IN_MAIN = { target: '#content' };
