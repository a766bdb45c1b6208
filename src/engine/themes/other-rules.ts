/** Questions by their words, promotion, news and opinion. */
import type { ClassificationRule } from './classification-rules.ts';

export const OTHER_RULES: readonly ClassificationRule[] = [
  {
    id: 'question.advice-wanted',
    label: 'question',
    phrases:
      'any recommendations|any suggestions|any advice|any tips|any ideas|can anyone recommend|can someone recommend|can you recommend|does anyone know|does anybody know|anyone know|anybody know|anyone else|has anyone|anyone tried|should i|what should i|which one should|need advice|need help|please advise|help me choose|looking for recommendations|where can i|how can i|how do i|can i|求推介|有咩推介|有乜推介|有冇推介|有無推介|推介下|推薦嗎|求推薦|有推薦的|有什麼推薦|有沒有推薦|請教|請教各位|求教|求助|求救|求指教|求解|求問|想問|想問下|想請問|請問|請益|問下|有冇人知|有無人知|有冇人試過|有無人試過|有冇人用過|有無人用過|有冇巴打|有無巴打|有人知道|有人用過|有人知|有沒有人|應唔應該|好唔好買|值唔值得|抵唔抵|邊間好|邊隻好|邊部好|點揀|點算好|怎麼辦|怎麼選|該怎麼|如何選',
  },
  {
    id: 'promotion.discount',
    label: 'promotion',
    phrases:
      'percent off|discount code|promo code|coupon code|use code|voucher code|special offer|limited time offer|limited offer|flash sale|clearance sale|on sale now|black friday deals|cyber monday deals|early bird|buy one get one|free shipping|free delivery|free trial|save up to|best price|限時優惠|獨家優惠|最新優惠|優惠碼|優惠券|折扣碼|推廣碼|折扣優惠|優惠價|特惠價|早鳥價|早鳥優惠|買一送一|買二送一|滿額送|滿千送|低至一折|全場|清貨|大減價|減價優惠|開倉|快閃優惠|免運費|免運|包郵|免費送貨|團購價|團購優惠|折起|信用卡優惠|迎新優惠|迎新禮品|回贈|現金券|即減|即享|雙11優惠|雙十一優惠|特價發售',
  },
  {
    id: 'promotion.giveaway',
    label: 'promotion',
    phrases:
      'giveaway|giveaway#|enter to win|chance to win|win a free|retweet to win|rt to win|follow and retweet|like and share to|tag a friend|contest#|free entry|送出禮品|有獎遊戲|有獎問答|抽獎|抽獎活動|大抽獎|送你|免費送|免費換領|免費派發|免費索取|留言送|分享此帖|讚好專頁|like page|tag朋友|tag 3|標記朋友|贏取|有機會獲得|有機會贏',
  },
  {
    id: 'promotion.order-now',
    label: 'promotion',
    phrases:
      'shop now|buy now|order now|order yours|pre order now|preorder now|get yours|get it now|available now|now available|out now|in stores now|link in bio|link in our bio|click the link|click here|sign up now|sign up today|register now|register today|book now|book your|subscribe to our|download now|download the app|dm to order|dm for price|dm us|call us now|visit our website|visit our store|check out our|learn more at|立即購買|立即訂購|立即選購|立即落單|馬上購買|馬上訂購|網上訂購|網上落單|立即報名|名額有限|數量有限|售完即止|先到先得|立即登記|立即預約|立即申請|立即下載|現正發售|現已發售|現已開售|即日起發售|火熱發售|隆重登場|全新推出|新品上市|新登場|查詢請|歡迎查詢|歡迎inbox|請inbox|inbox我哋|pm我|pm購買|whatsapp查詢|whatsapp 查詢|加line|私訊小編|私訊訂購|詳情請瀏覽|詳情按|點擊連結|連結在此|訂購連結|門市地址|各大門市|歡迎預約|歡迎選購|代購|接單|現貨發售|平放|放售',
  },
  {
    id: 'promotion.sponsored',
    label: 'promotion',
    phrases:
      'ad#|sponsored#|advertisement#|sponsored post|paid partnership|paid promotion|in partnership with|brought to you by|affiliate link|廣告#|贊助|業配|業配文|本文由|廣告內容|合作推廣|特約|付費合作',
  },
  {
    id: 'news.breaking',
    label: 'news',
    phrases:
      'breaking news|breaking|breaking#|just in|developing story|live updates|exclusive|【突發】|突發新聞|即時新聞|快訊|最新消息|本台消息|獨家報道|獨家報導|直播中|現場直播|持續更新|號外|突發',
  },
  {
    id: 'news.reported',
    label: 'news',
    phrases:
      'according to|reports say|reportedly|officials said|officials say|police said|police say|a spokesperson|spokesman said|spokeswoman said|told reporters|press conference|press release|associated press|reuters reports|study finds|study shows|poll finds|researchers found|announced today|據報|據了解|據悉|消息指|消息人士|報道指|報導指|報道稱|報導稱|據報道|據報導|外電報道|外媒報道|外媒報導|記者報道|記者報導|記者會|發言人表示|發言人回應|發言人指|新聞稿|警方表示|警方指|當局表示|綜合報道|綜合報導|綜合外電|本報訊|本報記者|記者採訪|接受訪問時|接受採訪|調查顯示|調查發現|研究發現|研究指|數據顯示|民調顯示|新聞網|新聞雲|電子報',
  },
  {
    id: 'opinion.i-think',
    label: 'opinion',
    phrases:
      "i think|i don't think|i dont think|i believe|i don't believe|i feel like|in my opinion|imo|imho|my opinion|my take|i guess|i suppose|i doubt|i agree|i disagree|if you ask me|personally i|as far as i|to be honest|tbh|i would say|i'd say|unpopular opinion|我覺得|我認為|我諗|我睇|我相信|我感覺|我以為|我同意|我不同意|我唔同意|我唔覺得|我不覺得|我不認為|我唔認為|個人認為|個人覺得|個人意見|個人感覺|個人淺見|個人看法|我的看法|我嘅睇法|我嘅意見|小弟認為|小弟覺得|小妹覺得|本人認為|本人覺得|依我看|在我看來|我會話|老實講|老實說|說實話|講真|講句公道說話|公道講句|坦白講|坦白說|平心而論|不得不說|不得不承認|恕我直言",
  },
  {
    id: 'opinion.ought',
    label: 'opinion',
    phrases:
      "should be banned|should be ashamed|should be fired|should resign|should have been|shouldn't be|should not be|needs to stop|needs to be|ought to|must be stopped|deserves to|deserve to|the problem with|the truth is|the fact is|overrated|underrated|the real problem|應該要|應該係|根本就|根本係|根本唔|根本不|明明就|明明係|分明係|擺明|擺明係|本來就|唔應該|不應該|不該|理應|絕對係|絕對是|一定要下台|應該下台|抵死|活該|死有餘辜|罪有應得|真正的問題|問題係|問題在於|簡單嚟講|說穿了|講到底|歸根究底|與其|倒不如",
  },
];

/** Rules that look at more than words, by classify.ts. */
/** The rule that also applies to a share of the price (`20% off`), which no phrase can say. */
export const DISCOUNT_RULE = 'promotion.discount';
export const NEWS_MEDIA_RULE = 'news.media-type';
export const QUESTION_MARK_RULE = 'question.mark';
export const QUESTION_WORD_RULE = 'question.word';

/** Begins a question, or ends one, without any mark. */
export const QUESTION_OPENERS =
  'what|why|how|who|when|where|which|is there|are there|is it|do you|does|did you|can you|could you|would you|will you|have you|anyone|is anyone|點解|點樣|點先|邊度|邊個|邊間|邊隻|幾時|有冇|有無|係咪|會唔會|可唔可以|得唔得|駛唔駛|使唔使|識唔識|為何|為什麼|為甚麼|如何|怎麼|怎樣|哪裡|哪個|哪一|有沒有|是不是|會不會|能不能|可不可以|是否|能否|可否';
export const QUESTION_ENDINGS =
  '嗎|咩|未呀|呢|幾錢|幾多錢|點睇|點算|邊個|邊度|做乜|點做|好唔好|得唔得|係咪|可以嗎|怎麼辦|如何|麼';
