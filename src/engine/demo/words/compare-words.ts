/** Two brands in one breath; `A` and `B` are given. Which of them comes off better is the text's own business. */
import { wording } from '../wording.ts';

export const COMPARE_YUE = wording(`
compare.good: {A}個 app 都算好用，估唔到{B}個仲順{eg} | {A}積分可以換{B}嘅現金券，{very}抵{pg} | 今個月{A}同{B}都做緊優惠，一次過慳咗{60-300}蚊{eg} | {A}客服有禮貌，{B}都唔錯，香港服務業有希望{pg}
  用{A}張會員卡喺{B}有九折，先知咁抵{eg} | {person}淨係信{A}同{B}，我試完都服{pg}
compare.bad: {A}個 app 已經夠差，{B}個仲離譜{eb} | {A}同{B}條熱線有得揮，等到天光{pb} | {A}加價，{B}又加價，人工就冇加過{eb} | 今日俾{A}嬲完再俾{B}激{pb}{eb}
  {A}同{B}嘅聯名優惠根本用唔到{pb} | 投訴{A}等三日，投訴{B}等三個星期{eb}
compare.mixed: {A}服務好過{B}，但貴好多{en} | {B}平過{A}，不過等得耐{en} | {A}個 app 靚，{B}個 app 快，各有各好各有各衰{en} | {A}掂，{B}伏，兩間都試過嘅人話你知{en} | 以前鍾意{B}多啲，而家反而{A}有心，{B}就越做越差{en}
compare.ask: {A}同{B}邊間積分抵啲？ | {A}會員可唔可以喺{B}用？ | 有冇人試過{A}同{B}嘅聯名優惠？ | {A}定{B}請人好啲？
`);

export const COMPARE_ZH = wording(`
compare.good: {A}與{B}推出聯名優惠，{very}實用{pg} | {A}積分可換{B}禮券，門檻不高{pg} | {A}和{B}的客服都值得一讚{pg}
compare.bad: {A}與{B}的熱線同樣難以接通{pb} | {A}剛加價，{B}又跟隨{pb} | {A}與{B}的聯名優惠條款繁複，形同虛設{pb}
compare.mixed: {A}服務較{B}為佳，但收費高昂。 | {B}比{A}便宜，可惜輪候時間長。 | {A}進步了，{B}卻每況愈下。
compare.ask: {A}與{B}的積分計劃哪個較好？ | {A}會員可否在{B}享優惠？ | {A}與{B}會否合作？
`);

export const COMPARE_EN = wording(`
compare.good: {A} points can be used at {B} now, {very} handy{pg} | love that {A} and {B} both have offers this week{pg}{eg} | {A} support was great and so was {B}, what a day{eg} | my {A} card gets me 10% off at {B}, nice{pg}
compare.bad: thought the {A} app was bad, then I met the {B} one{eb} | {A} and {B} must share the same hold music{pb}{eb} | {A} raised prices and {B} followed, my salary did not{pb} | the {A} x {B} offer is impossible to redeem{pb}{eb}
compare.mixed: {A} has better service than {B}, but you pay for it.{en} | {B} is cheaper than {A}, but the wait...{en} | {A} is getting better, {B} is getting worse.{en} | good day with {A}, bad day with {B}.{en}
compare.ask: {A} points or {B} points, which is worth more? | do {A} members get anything at {B}? | anyone tried the {A} x {B} offer? | which is better to work for, {A} or {B}?
`);
