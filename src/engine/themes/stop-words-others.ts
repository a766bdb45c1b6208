/** Japanese and Korean: the words that a run of letters can be without saying anything. Hiragana never makes a keyword. */
export const JAPANESE_STOP_WORDS = `
  これ それ あれ この その あの ここ そこ あそこ こと もの ため よう さん くん ちゃん 私 僕 俺 君 彼 彼女 自分 今日 明日 昨日 今 前 後 中 上 下 時 人 年 月 日 方 何 誰 本当 一番 最近 気持 感じ 全部 場合 必要 可能 以上 以下 今回 前回 次回 今年 去年 来年 毎日 一緒 大丈夫
  コメント ツイート リツイート フォロー チャンネル
`;

export const KOREAN_STOP_WORDS = `
  그리고 그런데 그러나 하지만 그래서 또는 및 이 그 저 것 수 등 때 더 좀 잘 못 안 너무 정말 진짜 아주 매우 많이 다시 이미 아직 지금 오늘 내일 어제 우리 나 너 저희 당신 그녀 누구 무엇 어디 언제 왜 어떻게 이런 그런 저런 있다 없다 하다 되다 이다 아니다 있는 없는 하는 되는 합니다 입니다 있습니다 없습니다 했습니다 한다 했다 해서 하면 하고 위해 대한 통해 따라 모든 같은 같다 사람 생각 정도 경우 때문
`;
