-- `author:` is asked of the author's name and handle. What stands apart from the running words of a post makes no pairs with
-- its neighbours: the signs that begin the tags and the content (characters 1 and 2), hashtags and handles. These, and keycap
-- emoji, are the tokens that begin with `@` or with something below `0`; where.ts has the same rule.
ALTER TABLE posts ADD COLUMN IF NOT EXISTS author_tokens String CODEC(ZSTD(1)) AFTER tokens;
ALTER TABLE posts MODIFY COLUMN terms Array(String) MATERIALIZED arrayDistinct(arrayConcat(
    arrayFilter(token -> token > ' ', splitByChar(' ', trimBoth(tokens))),
    arrayFilter(pair -> pair != '', arrayMap((a, b) -> if(least(a, b) >= '0' AND NOT startsWith(a, '@') AND NOT startsWith(b, '@'), concat(a, ' ', b), ''),
      arrayPopBack(splitByChar(' ', trimBoth(tokens))), arrayPopFront(splitByChar(' ', trimBoth(tokens)))))
  )) CODEC(ZSTD(1));
