/** Matters that were written after everything else was done; the first look at them is in docs/measurements.md. */
import type { Matter } from './citation-matter.ts';

export const FRESH_MATTERS: readonly Matter[] = [
  {
    name: 'school',
    en: {
      posts: [
        'Primary school in {place} sent {pupils 40-95} pupils home after a stomach bug spread through two classes',
        'The canteen contractor {brand} denies that its lunch boxes were the source.',
        'my daughter cannot keep anything down, the nurse only gave her water',
        'Headteacher {person} apologised to parents in a letter and promised daily disinfection.',
      ],
      claims: [
        '1: {pupils 40-95} pupils of a primary school in {place} were sent home because of a stomach bug.',
        '2: The contractor {brand} rejects claims that its lunch boxes were the source.',
        '3: A parent says a daughter was given only water by the nurse.',
        '4: {person}, the headteacher, wrote a letter of apology to parents and pledged daily disinfection.',
      ],
      denied: ['4: {person} did not apologise to parents.', '1: No pupils were sent home.'],
      linked: ['3,4: {person} apologised because the nurse gave her water.'],
    },
    zh: {
      posts: [
        '{place}一間小學爆腸胃炎，兩班{pupils 40-95}個學生要提早放學',
        '飯盒承辦商{brand}否認午餐飯盒是源頭。',
        '個女食乜嘔乜，校護淨係畀水佢飲',
        '{person}校長去信家長致歉，承諾每日消毒課室。',
      ],
      claims: [
        '1: {place}一間小學有{pupils 40-95}名學生因腸胃炎提早放學。',
        '2: 承辦商{brand}否認其飯盒是源頭。',
        '3: 有家長指女兒不斷嘔吐，校護只給她喝水。',
        '4: 校長{person}去信向家長道歉，並承諾每日消毒。',
      ],
      denied: ['4: {person}校長沒有向家長致歉。', '4: {person}校長沒有承諾消毒課室。'],
      linked: ['3,4: 由於校護畀水學生飲，{person}校長致歉。'],
    },
  },
  {
    name: 'phone plan',
    en: {
      posts: [
        'switched from {brand} after {years 4-9} years, roaming bill of {dollars 2400-6800} dollars for one weekend in {place}',
        'New {brand} plan: unlimited data for {dollars 148-198} dollars, but only for people under 25',
        'customer service chat closed on me twice, then a very kind lady called back and fixed it',
        'speed test downtown: {speed 310-640} Mbps, not bad at all',
      ],
      claims: [
        '1: After {years 4-9} years, a customer left {brand} over a roaming bill of {dollars 2400-6800} dollars from a weekend in {place}.',
        '2: A new plan with unlimited data is limited to people under 25.',
        '3: Although a chat was closed twice, one user was helped by a kind lady who called back.',
        '4: A speed test downtown reached {speed 310-640} Mbps.',
      ],
      denied: ['2: The new {brand} plan does not have unlimited data.', '3: Nobody called back.'],
      linked: ['1,4: A customer switched because of the speed test downtown.'],
    },
    zh: {
      posts: [
        '用咗{brand}{years 4-9}年終於轉台，去{place}玩個週末，漫遊帳單要{dollars 2400-6800}蚊',
        '{brand}新計劃{dollars 148-198}蚊無限數據，不過淨係25歲以下先有',
        '網上客服cut咗我兩次線，後來有位姐姐打返嚟幫我搞掂',
        '市區測速有{speed 310-640} Mbps，幾快喎',
      ],
      claims: [
        '1: 有用戶使用{brand}{years 4-9}年後轉台，因週末到{place}的漫遊帳單高達{dollars 2400-6800}元。',
        '2: {brand}新計劃提供無限數據，但只限25歲以下人士。',
        '3: 有人被網上客服中斷對話兩次，其後職員回電解決問題。',
        '4: 市區測速達{speed 310-640} Mbps，被指速度快。',
      ],
      denied: ['2: {brand}新計劃沒有無限數據。', '4: 市區測速並不快。'],
      linked: ['1,4: 由於市區測速快，用戶轉台。'],
    },
  },
  {
    name: 'animals',
    en: {
      posts: [
        'Wild boars wandered into the mall in {place} and knocked over a perfume stand, nobody was hurt',
        'Conservation officers moved {animals 3-9} boars back to the country park, the department says.',
        'please stop feeding them!! the fine is {dollars 5000-9800} dollars now',
        '{person} of an animal welfare group wants more fences instead of culling.',
      ],
      claims: [
        '1: Wild boars entered a mall in {place} and knocked down a perfume stand without anybody being hurt.',
        '2: {animals 3-9} boars were taken back to the country park by officers.',
        '3: People are urged to stop feeding them, with a fine of {dollars 5000-9800} dollars.',
        '4: {person}, of an animal welfare group, favours fences over culling.',
      ],
      denied: [
        '2: Officers did not move the boars back to the country park.',
        '1: The boars did not knock over a perfume stand.',
      ],
      linked: ['1,3: Wild boars wandered into the mall because of a fine.'],
    },
    zh: {
      posts: [
        '野豬走入{place}商場，撞冧香水攤位，好彩冇人受傷',
        '漁護署表示，已將{animals 3-9}隻野豬移返郊野公園。',
        '求下大家唔好再餵，而家罰款{dollars 5000-9800}蚊架',
        '動物福利團體的{person}女士認為應加建圍欄，而非撲殺。',
      ],
      claims: [
        '1: 有野豬闖入{place}的商場並撞倒香水攤位，無人受傷。',
        '2: 漁護署已把{animals 3-9}隻野豬送回郊野公園。',
        '3: 網民呼籲不要再餵飼，指罰款達{dollars 5000-9800}元。',
        '4: 動物福利團體的{person}主張加建圍欄代替撲殺。',
      ],
      denied: ['2: 漁護署沒有將野豬移返郊野公園。', '4: {person}女士反對加建圍欄。'],
      linked: ['1,3: 由於罰款提高，野豬走入商場。'],
    },
  },
];
