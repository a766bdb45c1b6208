/**
 * Texts that programs break on, each by what it would break. All are made up here. What would run says so to `window.__pwned`, and what
 * would be an element has the attribute `data-pwned`: nothing but these texts ever makes either.
 */

export const PWNED_ATTRIBUTE = 'data-pwned';

/** In the order of a page of a list; each is at most 80 characters, as the shortest of our fields takes, but for those of LONG. */
export const NAUGHTY: Readonly<Record<string, string>> = {
  script: '<script data-pwned>window.__pwned=1</script>',
  'event handler': '<img data-pwned src=x onerror="window.__pwned=1">',
  'out of an attribute': `"'><svg data-pwned onload=window.__pwned=1>`,
  'out of a title': '</title></textarea></style></script><b data-pwned>bold',
  'an element of its own': '<details data-pwned open ontoggle=window.__pwned=1>',
  'address that runs': 'javascript:window.__pwned=1//https://example.com/',
  'address with data': 'data:text/html,<script>parent.__pwned=1</script>',
  'style that loads': '</style><style data-pwned>*{background:url(//evil.example)}',
  'entities of HTML': '&lt;b&gt; &amp;amp; &#60; &nbsp; &quot;',
  'comment and CDATA': '<!-- --><![CDATA[ ]]>--!>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would fill in
  template: '{{7*7}} ${7*7} #{7*7} <%= 7*7 %> {% x %}',
  'our own interpolation': '{{count}} {{- name}} {{name, uppercase}}',
  'our own nesting': '$t(app:home) $t(app:home, {"count": 2})',
  'patterns of a replacement': "$& $1 $$ $` $' $<name>",
  'quotes of SQL': `'; DROP TABLE topics; -- ' OR '1'='1`,
  'placeholder of ClickHouse': '{topic:String} {id:Identifier} \\N %(x)s ?',
  'placeholder of Postgres': "$1 $2::text E'\\x41' :name",
  'signs of LIKE': '100%_off\\_%',
  'format string': '%s%s%n%d %1$s %x {0}',
  'path upwards': '../../../../etc/passwd',
  'path of Windows': '..\\..\\con.txt: aux|nul?*"',
  'line ends of heads': 'x\r\nBcc: all@evil.example\r\nSet-Cookie: a=1',
  'line of a stream': 'x\ndata: {"count":9}\n\nevent: end',
  formula: '=HYPERLINK("https://evil.example","click")',
  'formula of plus': "+1+cmd|'/c calc'!A1",
  'formula of minus': '-2+3',
  'formula of at': '@SUM(1,1)',
  'formula behind a tab': '\t=1+1',
  'formula behind a line end': '\r=1+1',
  'formula in full width': '＝1+1',
  'line separators': 'one\u2028two\u2029three',
  'broken JSON': '"}],"x":[{"y":"\\u0000\\',
  'expression that never ends': '(a+)+$ [[:alpha:] (?<x>.*)*',
  'our keyword language': '(a OR "b" NEAR/3 {c) AND NOT site: * ~2',
  prototype: '__proto__',
  constructor: 'constructor',
  'property of an object': 'toString',
  'no value': 'null',
  'not a number': 'NaN',
  'number with an exponent': '1e309',
  'leading zeros': '007',
  'override to the left': '\u202Egpj.exe\u202C (evil)',
  'override that is left open': 'safe \u202Eesrever',
  'isolate that is left open': 'open \u2067isolate',
  'isolate closed twice': 'closed\u2069\u2069 \u202Etwice',
  Arabic: 'مرحبا بالعالم (2026)!',
  Hebrew: 'שלום, עולם 42',
  'Arabic among ours': 'abc مرحبا def: 5',
  'no width': 'zero\u200Bwidth\u200D\uFEFFjoined',
  'combining marks':
    'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319\u0324\u031E\u0349\u035A\u032F\u031E\u0320\u034Da\u036B\u0357\u0334\u0362\u0335\u031C\u0330\u0354l',
  'only a mark': '\u0301x',
  'Chinese beyond the first plane': '𠮷野家 𡃁 㗎 嘅',
  'emoji of several': '👩‍👩‍👧‍👦🏳️‍🌈👍🏽🇭🇰',
  'no spaces': 'Unbroken'.repeat(10),
  'no spaces in Chinese': '滙'.repeat(80),
  'width of none': 'ﷺ꧅'.repeat(10),
  'capital that grows': 'ẞßİıſK',
  'markup of chats': '*bold* _it_ ~x~ `c` [a](javascript:window.__pwned=1) <!channel>',
  mention: '@everyone <@U123> #tag @名字',
  'only signs': '!!!???---',
};

/** What no store takes: refused with a word where a person types it, left out where the web says it. */
export const UNSTORABLE: Readonly<Record<string, string>> = {
  'no character at all': 'nul\0byte',
  'half of a pair': 'half \uD83D pair',
  'the other half': 'half \uDE00 pair',
};

/** What nobody sees: no name. */
export const INVISIBLE: Readonly<Record<string, string>> = {
  spaces: ' \t\n\u3000',
  'no width': '\u200B\u200D\u2060\uFEFF',
  'turns only': '\u202E\u2066\u2069',
};

/** Control characters but for those that are blanks. */
export const CONTROLS = 'bell\u0007 escape\u001B[31m back\u0008 del\u007F c1\u0085';
