/**
 * Sentences in which a post speaks of itself or to its readers: what videos and blogs begin and end with. Many posts have the same ones, so
 * that by counting alone they would stand for all.
 */

const TURNS = [
  // Of the post itself.
  /\b(?:(?:in|of|for) (?:this|today['’]s|my (?:last|latest|next|new)) (?:video|vlog|clip|episode|stream|podcast|post|thread|review)|(?:sponsored|made) (?:this|the) video)\b/u,
  /\b(?:many of you (?:have )?asked|(?:readers|viewers) (?:keep|kept|have been) asking|(?:the )?(?:next|last) (?:video|vlog|episode))\b/u,
  /\b(?:which|what) [^.!?]{0,20}should i (?:try|review|test|film) next\b|\bi brought [^.!?]{0,30} along for this one\b/u,
  /(?:本|今次|今條|呢條|呢段|這條|這段|這支|这条|这段|这支)(?:影|視頻|视频|短|節目|节目)?片|[今本上下呢這这]一?集|今次終於有片|應觀眾要求|应观众要求/u,
  /(?:本片|本節目|本节目|本文|本影片|本視頻|本视频)(?:內容|内容|由|為|为)|(?:製作|制作)團?队?隊?(?:自費|自费)|(?:多|少)人叫我(?:拍|試|试|講|讲)/u,
  // Who paid for it.
  /\b(?:(?:not|isn['’]t|wasn['’]t|nobody) sponsored|no sponsors?hip|paid (?:for )?[^.!?]{0,20}(?:myself|ourselves|with my own money)|affiliate links?|(?:discount|promo) codes?)\b/u,
  /(?:冇|沒|没|無|无|非)有?收?(?:任何)?(?:贊助|赞助|廣告費|广告费)|業配|业配|自費(?:體驗|拍攝|購買)|自费(?:体验|拍摄|购买)|自己(?:畀|俾|付|掏)(?:錢|钱)|優惠碼|优惠码|折扣碼|折扣码|團購連結|团购链接/u,
  // What its readers should do.
  /\b(?:like and (?:subscribe|share)|(?:please|forget to|and) subscribe|subscribe (?:to (?:my|our|the) channel|if)|(?:smash|hit) (?:that|the) (?:like|bell)|links? (?:in (?:my |the )?(?:bio|description)|below))\b/u,
  /\b(?:tell me|let me know|leave|drop|share|write)\b[^.!?]{0,40}\b(?:in the comments?|comments? below)\b|\bin the (?:first|pinned) comment\b/u,
  /(?:記得|记得|請|请|歡迎|欢迎)[^。！？]{0,4}(?:訂閱|订阅|關注|关注|追蹤|追踪|按讚|點讚|点赞)|(?:訂閱|订阅)(?:頻道|频道|同分享|及分享|和分享)|小鈴鐺|小铃铛/u,
  /(?:歡迎|欢迎|下面|底下|下方|记得|記得)[^。！？]{0,6}留言|留言(?:分享|話我知|告訴我|告诉我|投票)|(?:首個|第一個|第一个|置頂|置顶)(?:留言|評論|评论)|評論區見|评论区见/u,
  // Thanks, and where to go from here.
  /\b(?:thanks for (?:watching|reading|listening)|welcome (?:back )?to (?:my|the|our) (?:channel|blog|podcast)|stay tuned|click here|read (?:more|the full (?:story|article))|photos? (?:by|:)|originally (?:published|appeared)|terms and conditions apply|details (?:are|can be found) (?:available )?(?:online|on (?:their|its|the)))\b/u,
  /(?:感謝|感谢|多謝|谢谢|謝謝)(?:你們?|你们?|大家|各位)?(?:收看|觀看|观看|閱讀|阅读|收聽|收听)|(?:點擊|点击|按此)(?:連結|链接|閱讀|阅读|看|了解)|(?:圖片|图片|資料|资料)(?:來源|来源)|以官方公(?:布|佈)(?:為準|为准)|(?:詳情|详情)(?:可|請|请)?(?:瀏覽|浏览|參閱|参阅|查閱|查阅|向)/u,
];

export function isSelfTalk(sentence: string): boolean {
  const folded = sentence.toLowerCase();
  return TURNS.some((turn) => turn.test(folded));
}
