/** What people write who are content, and who thank. */
import type { ClassificationRule } from './classification-rules.ts';

export const PRAISE_RULES: readonly ClassificationRule[] = [
  {
    id: 'praise.thanks',
    label: 'praise',
    notWith: 'Negative',
    phrases:
      'thank you so much|thank you very much|thanks so much|thanks for your help|thank you for your help|thanks for the help|thanks for helping|thank you for helping|thanks for making|thank you for making|thanks for taking care|many thanks|much appreciated|really appreciate|we appreciate|i appreciate|thanks for a great|thank you for a great|shout out to|shoutout to|kudos|props to|hats off|多謝晒|多謝你哋|多謝店員|多謝職員|多謝司機|好多謝|十分感謝|非常感謝|真心感謝|感謝店家|感謝客服|好感激|衷心感謝|唔該晒|謝謝店家|謝謝客服',
  },
  {
    id: 'praise.recommended',
    label: 'praise',
    notWith: 'Negative',
    phrases:
      'highly recommend|highly recommended|strongly recommend|would recommend|definitely recommend|i recommend|recommend it to|must try|must visit|must see|must read|well worth|worth every penny|worth the money|5 stars|five stars|10/10|大力推介|誠意推介|極力推介|值得推介|好推介|強烈推介|超推|大推|狂推|激推|必食|必試|必買|必去|必看|必吃|推薦大家|推薦給|值得推薦|非常推薦|強烈推薦|值得一試|值得一去|值得一看|值得買|值得去|值得入手|抵買|抵食|性價比高|性價比好|cp值高|cp值很高|會再回購|無限回購|回購率|五星好評|好評',
  },
  {
    id: 'praise.great-service',
    label: 'praise',
    notWith: 'Negative',
    phrases:
      'great service|excellent service|amazing service|awesome service|fantastic service|good service|best service|outstanding service|great customer service|excellent customer service|amazing customer service|awesome customer service|best customer service|great experience|great flight|great crew|great staff|friendly staff|helpful staff|amazing staff|so helpful|very helpful|super helpful|best airline|great job|good job|well done|服務好好|服務一流|服務周到|服務很好|服務好|服務超好|服務態度好|態度好好|態度親切|態度很好|店員好好|店員親切|店員很好|侍應好好|職員好好|好有禮貌|好友善|很親切|好專業|很專業|非常專業|做得好|做得好好|客服很好|客服超好|效率高|效率好高|速度很快',
  },
  {
    id: 'praise.love',
    label: 'praise',
    notWith: 'Negative',
    phrases:
      'love this|love it|love love|absolutely love|in love with|my favorite|my favourite|best ever|so good|so amazing|so awesome|is amazing|are amazing|is awesome|are awesome|was amazing|was awesome|you rock|you guys rock|you guys are great|so happy with|very happy with|very pleased|very impressed|so impressed|impressed with|exceeded my expectations|delicious|yummy|超好食|好好食|勁好食|好味|好好味|超好味|好正|超正|勁正|正到|一流|超讚|好讚|大讚|激讚|很讚|太讚了|好好睇|超好睇|好好聽|好好用|超好用|很好用|很好吃|超好吃|好好吃|太好吃|真好吃|很滿意|非常滿意|十分滿意|好滿意|最鍾意|好鍾意|超鍾意|勁鍾意|非常喜歡|超喜歡|很喜歡|太喜歡|最愛|大愛|有驚喜|驚為天人|無得輸|冇得輸|冇得彈|無得彈|神作|佳作|質素高|高質',
  },
];
