/** How the page of the reference looks, by day and by night. */
import { Markup } from '../../services/mail/markup.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:#1a1d21;--soft:#565d64;--ground:#fff;--raised:#f3f5f7;--line:#d8dde2;--accent:#1459ad}
@media (prefers-color-scheme:dark){:root{--ink:#e6e9ec;--soft:#a3abb3;--ground:#15181b;--raised:#1f2428;--line:#353c42;--accent:#8fbff5}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:16px}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.55 system-ui,'Noto Sans HK',sans-serif;display:grid;grid-template-columns:19rem minmax(0,1fr)}
a{color:var(--accent)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:20px;background:var(--raised);border-right:1px solid var(--line);font-size:14px}
nav .home{display:block;font-weight:700;font-size:16px;margin-bottom:12px;text-decoration:none}
nav label{display:block;color:var(--soft)}
nav input{width:100%;margin-top:4px;padding:8px 10px;font:inherit;color:var(--ink);background:var(--ground);border:1px solid var(--soft);border-radius:6px}
nav summary{cursor:pointer;font-weight:600;padding:6px 0}
nav ul{list-style:none;margin:0 0 8px;padding:0 0 0 8px}
nav li a{display:block;padding:3px 0;color:var(--ink);text-decoration:none}
nav li a:hover,nav li a:focus-visible{color:var(--accent);text-decoration:underline}
#found{margin:6px 0;min-height:1.5em;color:var(--soft)}
main{padding:32px 40px 80px;max-width:62rem;min-width:0}
h1{margin:0 0 16px;font-size:30px;line-height:1.2}
h1 small{font-size:15px;font-weight:400;color:var(--soft)}
h2{margin:56px 0 8px;font-size:23px;border-bottom:1px solid var(--line);padding-bottom:8px}
h3{margin:36px 0 6px;font-size:18px}
h3 a{color:inherit;text-decoration:none}
h4{margin:18px 0 4px;font-size:14px;color:var(--soft)}
p{margin:6px 0 10px}
article:target>h3{outline:2px solid var(--accent);outline-offset:4px;border-radius:4px}
.address{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
.address b{padding:1px 8px;border:1px solid var(--line);border-radius:4px;font-size:13px}
.who{color:var(--soft);font-size:13px}
code,pre{font-family:ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace;font-size:13px;overflow-wrap:anywhere}
pre{margin:4px 0 12px;padding:12px;background:var(--raised);border:1px solid var(--line);border-radius:6px;overflow-x:auto;white-space:pre-wrap;max-height:28rem}
i{color:var(--soft);font-style:normal;font-size:13px}
dl{margin:0;display:grid;grid-template-columns:minmax(9rem,14rem) minmax(0,1fr);gap:4px 16px}
dt,dd{margin:0}
dt i{display:inline-block}
.type{margin:4px 0;color:var(--soft);font-size:13px}
.failures summary{cursor:pointer;color:var(--soft);font-size:14px}
.failure{margin:2px 0;font-size:14px;color:var(--soft)}
.failure b{color:var(--ink)}
[hidden]{display:none!important}
@media (max-width:52rem){body{display:block}nav{position:static;height:auto;max-height:38vh;border-right:0;border-bottom:1px solid var(--line)}main{padding:20px 16px 60px;overflow-wrap:anywhere}dl{grid-template-columns:1fr;gap:0}dd{margin:0 0 8px}}
@media print{nav{display:none}body{display:block}}
`;

/** Ours alone: nothing of a caller is in it. */
export const PAGE_STYLE = new Markup(STYLE);
