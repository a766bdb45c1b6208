/** What is asked while topics are written: of each kind several, common and rare, in the languages of the corpus. */
export const QUESTIONS: Record<string, readonly string[]> = {
  'rare word': ['seagull', 'turbulence', 'kubernetes', '鳳梨'],
  'common word': ['the', 'to', 'flight', '有'],
  phrase: ['"machine learning"', '"customer service"', '"one of the best"', '"i want to"'],
  'Chinese phrase': ['香港', '香港人', '香港警察', '台積電'],
  NEAR: [
    'iphone NEAR/5 battery',
    'the NEAR/5 of',
    '香港 NEAR/10 警察',
    '(good OR great OR nice) NEAR/5 (phone OR service OR flight)',
  ],
  'NEAR/50': ['this NEAR/50 that', 'i ONEAR/50 you', '美國 NEAR/50 中國', 'flight NEAR/50 (late OR delayed OR cancelled)'],
  prefix: ['elect*', 'com*', 'program*', '"of the" AND gov*'],
  'OR of 40': [
    'apple OR google OR microsoft OR amazon OR tesla OR iphone OR android OR windows OR linux OR mac OR python OR java OR server OR cloud OR data OR phone OR laptop OR game OR music OR movie OR football OR flight OR airline OR hotel OR 香港 OR 台灣 OR 美國 OR 中國 OR 日本 OR 股票 OR 選舉 OR 警察 OR 白票 OR 投票 OR 手機 OR 電腦 OR 電影 OR 音樂 OR 足球 OR 飛機',
    '"machine learning" OR "deep learning" OR "neural network" OR "data science" OR "big data" OR "computer science" OR "high school" OR "social media" OR "open source" OR "video game" OR "real estate" OR "stock market" OR "interest rate" OR "credit card" OR "mental health" OR "climate change" OR "power supply" OR "graphics card" OR "operating system" OR "hard drive" OR 香港人 OR 香港仔 OR 台灣人 OR 美國人 OR 中國人 OR 日本人 OR 大學生 OR 中學生 OR 小學生 OR 立法會 OR 區議會 OR 特首 OR 示威者 OR 催淚彈 OR 國安法 OR 普選 OR 移民 OR 股市 OR 樓價 OR 加息',
  ],
  NOT: ['the NOT of', 'flight NOT (delayed OR cancelled)', '香港 NOT 警察', 'apple NOT (juice OR pie OR tree)'],
  title: ['title:the', 'title:香港', 'title:"how to"', 'title:(python OR java)'],
  exact: ['{iPhone}', '{The}', '{C++}', '{US}'],
  'tag, field': ['#python', '@southwestair', 'lang:en AND site:x.com', 'author:john'],
};
