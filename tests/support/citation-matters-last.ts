/** Matters that were written last, when the check had been fitted to the others: their first look is the honest figure. */
import type { Matter } from './citation-matter.ts';

export const LAST_MATTERS: readonly Matter[] = [
  {
    name: 'cinema',
    en: {
      posts: [
        'Saw the new film at {brand} cinema in {place} last night. The seats are torn and it smelled of old popcorn',
        'Tickets at {brand} go up to {dollars 95-160} dollars from April, students pay half.',
        'the ending made the whole hall cry, best film of the year for me',
        '{person} said at the premiere that filming took {months 14-30} months and that a sequel is being written.',
      ],
      claims: [
        '1: A visitor complained about torn seats and a smell of popcorn at the {brand} cinema in {place}.',
        '2: From April, tickets at {brand} will cost {dollars 95-160} dollars, with students paying half.',
        '3: One viewer calls it the best film of the year and says the ending made the hall cry.',
        '4: {person} revealed that filming lasted {months 14-30} months and that a sequel is being written.',
        '2,4: {brand} raises its ticket price in April, while {person} talks about a sequel.',
      ],
      denied: ['4: {person} said that no sequel is being written.', '1: The seats were not torn.'],
      linked: ['1,2: The seats are torn because students pay half.'],
    },
    zh: {
      posts: [
        '琴晚喺{place}{brand}戲院睇新戲，啲椅爛晒，仲有陣爆谷餿味',
        '{brand}戲院四月起票價加至{dollars 95-160}元，學生半價。',
        '結局睇到全院都喊，我心目中今年最好睇嘅戲',
        '{person}先生在首映禮表示，電影拍攝了{months 14-30}個月，正在撰寫續集。',
      ],
      claims: [
        '1: 有觀眾指{place}{brand}戲院的座椅破爛，並有爆谷異味。',
        '2: {brand}戲院由四月起把票價調高至{dollars 95-160}元，學生可享半價。',
        '3: 有人認為這是今年最好看的電影，結局令全院落淚。',
        '4: {person}透露電影拍攝歷時{months 14-30}個月，續集正在撰寫中。',
      ],
      denied: ['4: {person}先生表示不會撰寫續集。', '2: {brand}戲院四月起不會加價。'],
      linked: ['1,2: 由於學生半價，座椅破爛。'],
    },
  },
  {
    name: 'parcel',
    en: {
      posts: [
        '{brand} left my parcel in the rain in {place}, the books inside are ruined. they offered me {dollars 20-90} dollars',
        'Couriers of {brand} plan a two-day walkout next week over unpaid overtime, their union says.',
        'Tracking has said "out for delivery" for {days 4-9} days straight',
        'the courier carried a washing machine up six floors without a word, hero',
      ],
      claims: [
        '1: A customer in {place} received ruined books after {brand} left a parcel in the rain, and was offered {dollars 20-90} dollars.',
        '2: According to their union, couriers of {brand} plan to walk out for two days next week because of unpaid overtime.',
        '3: The tracking page of one order has shown "out for delivery" for {days 4-9} days.',
        '4: A courier is praised for carrying a washing machine up six floors.',
      ],
      denied: ['2: Couriers of {brand} do not plan a walkout.', '1: The books were not ruined.'],
      linked: ['1,4: Books were ruined because a courier carried a washing machine.'],
    },
    zh: {
      posts: [
        '{brand}將我個包裹放喺{place}門口淋雨，入面啲書爛晒，話賠{dollars 20-90}蚊',
        '工會表示，{brand}速遞員因欠薪加班費，下星期將罷工兩日。',
        '追蹤顯示派送中已經{days 4-9}日，究竟去咗邊',
        '速遞員一個人托部洗衣機上六樓，一句怨言都冇，英雄',
      ],
      claims: [
        '1: 有{place}顧客的包裹遭淋雨，書本損毀，{brand}只肯賠{dollars 20-90}元。',
        '2: 工會指{brand}速遞員因加班費問題，將於下星期罷工兩日。',
        '3: 有人的包裹顯示派送中達{days 4-9}日。',
        '4: 一名速遞員獨力把洗衣機搬上六樓，獲網民大讚。',
      ],
      denied: ['2: {brand}的速遞員不會罷工。', '1: 包裹入面的書沒有爛。'],
      linked: ['1,4: 由於速遞員托洗衣機，書本損毀。'],
    },
  },
  {
    name: 'concert',
    en: {
      posts: [
        '{person} cancelled the second show in {place} {minutes 20-55} minutes before it began, citing a sore throat',
        'Refunds for the cancelled show will be paid within {days 7-14} working days, the promoter {brand} says.',
        'flew in from Singapore for nothing. hotel and flight cost me {dollars 2400-7800} dollars',
        'health comes first, get well soon!',
      ],
      claims: [
        '1: {person} called off the second show in {place} {minutes 20-55} minutes before the start because of a sore throat.',
        '2: The promoter {brand} promises refunds within {days 7-14} working days.',
        '3: A fan who flew in from Singapore spent {dollars 2400-7800} dollars on flight and hotel for nothing.',
        '4: Other fans wish a quick recovery and say that health comes first.',
        '1,3: The cancelled show in {place} angered a fan who had flown in from Singapore.',
      ],
      denied: ['1: {person} did not cancel the second show.', '2: Refunds for the cancelled show will not be paid.'],
      linked: ['2,3: Refunds are paid because a fan flew in from Singapore.'],
    },
    zh: {
      posts: [
        '{person}小姐喺{place}第二場騷開始前{minutes 20-55}分鐘先話取消，話喉嚨痛',
        '主辦商{brand}表示，取消場次的門票將於{days 7-14}個工作天內退款。',
        '專程由新加坡飛過嚟，酒店同機票使咗{dollars 2400-7800}蚊，白行一趟',
        '身體要緊，快啲好返！',
      ],
      claims: [
        '1: {person}因喉嚨痛，在{place}第二場演出前{minutes 20-55}分鐘宣布取消。',
        '2: 主辦商{brand}指門票會於{days 7-14}個工作天內退款。',
        '3: 有歌迷專程從新加坡前來，機票酒店花費{dollars 2400-7800}元，白走一趟。',
        '4: 亦有歌迷認為身體要緊，祝願早日康復。',
      ],
      denied: ['1: {person}小姐沒有取消第二場騷。', '2: 主辦商{brand}表示取消場次的門票不會退款。'],
      linked: ['2,3: 由於歌迷由新加坡飛過嚟，主辦商退款。'],
    },
  },
];
