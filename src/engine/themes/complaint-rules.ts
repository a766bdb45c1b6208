/** What people write who are not content with a product or service. */
import type { ClassificationRule } from './classification-rules.ts';

export const COMPLAINT_RULES: readonly ClassificationRule[] = [
  {
    id: 'complaint.refund-wanted',
    label: 'complaint',
    notWith: 'Positive',
    phrases:
      "refund me|want a refund|want my money back|need a refund|give me my money back|no refund|refused to refund|refuse to refund|still no refund|get a refund|my refund|demand a refund|wont refund|won't refund|money back|compensation for|要求退款|申請退款|拒絕退款|不退款|唔肯退錢|唔退錢|退返錢|追討|退返錢畀我|回水|要求賠償|要求退費|不給退|不退費|唔俾退|唔畀退|還我錢|索償",
  },
  {
    id: 'complaint.not-working',
    label: 'complaint',
    notWith: 'Positive',
    phrases:
      "not working|doesn't work|doesnt work|does not work|didn't work|stopped working|won't load|wont load|won't open|keeps crashing|keep crashing|is broken|are broken|arrived broken|came broken|is down again|keeps freezing|can't log in|cant log in|can't login|cannot log in|unable to log in|site is down|app is down|error message|defective|malfunction|malfunctioning|用不到|用不了|壞掉了|壞咗|壞左|又壞|用唔到|開唔到|入唔到|登入唔到|登唔到入|上唔到|成日hang|不停hang|死機|當機|故障|閃退|一直閃退|打唔開|打不開|無法登入|登不進|收唔到訊號|冇訊號|無訊號|斷線|不能用了|質量太差|質量差|质量差",
  },
  {
    id: 'complaint.waiting',
    label: 'complaint',
    notWith: 'Positive',
    phrases:
      "still waiting|been waiting|waited over|waiting over|waiting for over|on hold for|hours on hold|been on hold|hours late|hour delay|hr delay|hours delayed|delayed again|late again|cancelled my flight|canceled my flight|flight cancelled|cancelled flight|cancelled flightled|never arrived|hasn't arrived|has not arrived|no response|no reply|no answer|never replied|not replied|nobody answers|no one answers|等咗好耐|等咗成|等左成|等極|等足|等到頸都長|等了很久|等了一個小時|等了半小時|等半天|冇人理|無人理|冇人覆|無人覆|唔覆|冇回覆|不回覆|沒有回覆|沒人理|打極都冇人聽|冇人聽電話|遲到|嚴重延誤|誤點|仲未到貨|仲未收到|還沒收到|還沒出貨|遲遲不出貨|仍未收到|漏單|送錯",
  },
  {
    id: 'complaint.bad-service',
    label: 'complaint',
    notWith: 'Positive',
    phrases:
      'worst service|terrible service|horrible service|awful service|poor service|bad service|worst customer service|terrible customer service|horrible customer service|awful customer service|poor customer service|worst airline|worst company|worst experience|terrible experience|horrible experience|bad experience|so rude|very rude|rude staff|was rude|were rude|unhelpful|unprofessional|incompetent|lack of communication|hung up on me|disconnected me|服務差|服務極差|服務好差|服務超差|服務很差|服務態度差|態度差|態度好差|態度極差|態度惡劣|態度很差|態度超差|黑面|冇禮貌|無禮貌|沒禮貌|不專業|唔專業|客服爛|客服差|服務爛|爛服務|服務太差|極度不專業|冇服務|服務員好差|店員態度|侍應好差|求其|馬虎',
  },
  {
    id: 'complaint.deceived',
    label: 'complaint',
    notWith: 'Positive',
    phrases:
      'ripped off|rip off|ripoff|total scam|is a scam|was scammed|got scammed|been scammed|scammed me|false advertising|misleading|bait and switch|overcharged|double charged|charged me twice|hidden fees|lied to me|呃人|呃錢|俾人呃|畀人呃|被騙|騙錢|騙人的|中伏|中晒伏|勁伏|好伏|踩雷|地雷店|貨不對辦|貨不對板|貨唔對辦|黑店|食水深|搶錢|坑錢|坑人|無良|奸商|假貨|濫收|收多咗錢|收多左|亂收費|掛羊頭|誤導消費者|上當',
  },
  {
    id: 'complaint.never-again',
    label: 'complaint',
    notWith: 'Positive',
    phrases:
      "never again|never flying|never fly|never buying|never buy|never use|never using|never shopping|never coming back|won't be back|will not be back|won't be returning|will never|last time i|done with you|switching to|cancel my account|cancel my subscription|boycott|唔會再嚟|唔會再幫襯|唔會再去|唔會再買|唔會再用|以後唔會|以後都唔會|冇下次|無下次|不會再來|不會再去|不會再買|不會再用|再也不|拒絕往來|不會再訂|罷買|罷食|抵制|罷搭|轉台算",
  },
  {
    id: 'complaint.disappointed',
    label: 'complaint',
    notWith: 'Positive',
    phrases:
      'so disappointed|very disappointed|really disappointed|extremely disappointed|disappointed in|disappointed with|what a joke|unacceptable|not acceptable|not happy with|very unhappy|fed up|sick of|sick and tired|waste of money|waste of time|total waste|ridiculous|disgraceful|a disgrace|you suck|this sucks|complaint|complain|i want to complain|太離譜|好離譜|離譜到|離晒譜|離譜至極|好失望|非常失望|極度失望|太失望|很失望|失望至極|大失所望|要投訴|投訴|有冇得投訴|想投訴|客訴|不能接受|無法接受|接受唔到|唔可以接受|浪費錢|浪費時間|嘥錢|嘥時間|嘥氣|忍無可忍|頂唔順|激死|嬲爆|火都嚟|有冇搞錯|有無搞錯|搞咩呀|搞乜鬼|搞什麼鬼|爛透|爛到爆|垃圾公司|垃圾服務|伏到爆',
  },
  {
    id: 'complaint.lost-or-damaged',
    label: 'complaint',
    notWith: 'Positive',
    phrases:
      'lost my bag|lost my bags|lost my luggage|lost our luggage|lost luggage|lost baggage|missing bag|missing luggage|my bag is|my luggage is|damaged my|damaged luggage|arrived damaged|wrong order|wrong item|missing items|cockroach|food poisoning|hair in my|寄失|整爛|整壞|整花咗|摔壞|寄丟|包裝破|破損|有蟑螂|有甲由|有曱甴|有條蟲|有蟲|食到肚痛|食到肚屙|拉肚子|食物中毒|唔新鮮|不新鮮|發霉|過期',
  },
];
