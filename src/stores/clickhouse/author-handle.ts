/**
 * What an account is called where it was posted, of the columns of `posts`: how the source names the author, unless that is a mere
 * number, or the display name, which stands for an author who has nothing else. '' where there is none.
 */
export const HANDLE = String.raw`if(author != author_name AND match(author, '^\\S*[^\\s\\d]\\S*$'), author, '')`;
