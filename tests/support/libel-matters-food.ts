/** Another matter that the rules were written for. */
import type { LibelMatter } from './libel-matter.ts';

export const FOOD_LIBEL_MATTERS: readonly LibelMatter[] = [
  {
    name: 'restaurant',
    posts: [
      'A waiter at Lotus Cafe spilled hot soup on a child, and the manager gave the family a free meal.',
      'Rumour has it that Lotus Cafe uses expired meat. The owner calls it nonsense.',
      'Lotus Cafe dismissed two cooks after customers saw a rat in the kitchen.',
      'never again: waited 50 minutes for noodles and they were cold',
      '食環署巡查後沒有發現老鼠，餐廳獲准繼續營業。',
      '老闆張志強話會控告造謠者，又話客人冇食物中毒。',
    ],
    honest: [
      '1: A waiter at Lotus Cafe spilled hot soup on a child.',
      '1: The manager gave the family a free meal after hot soup was spilled on a child.',
      '2: The owner dismisses a rumour that Lotus Cafe uses expired meat.',
      '2: There is a rumour that Lotus Cafe uses expired meat, which the owner calls nonsense.',
      '3: Two cooks were dismissed after a rat was seen in the kitchen.',
      '3: Customers saw a rat in the kitchen of Lotus Cafe.',
      '4: One customer waited 50 minutes for noodles that were cold.',
      '4: A customer who waited 50 minutes for cold noodles will not come back.',
      '5: 食環署巡查時未有發現老鼠。',
      '5: 餐廳可以繼續營業。',
      '6: 老闆張志強表示會控告造謠者。',
      '6: 張志強否認有客人食物中毒。',
      '5: Inspectors found no rats and the restaurant stays open.',
      '6: The owner will sue those who spread rumours.',
    ],
    lies: {
      'turned round': [
        '1: A child spilled hot soup on a waiter at Lotus Cafe.',
        '1: The family gave the manager a free meal.',
        '3: Two cooks dismissed customers after a rat was seen.',
        '6: 造謠者會控告老闆張志強。',
      ],
      'denial lost': ['5: 食環署巡查後發現老鼠。', '6: 老闆張志強話客人食物中毒。', '5: 餐廳不獲准繼續營業。'],
      'denial gained': [
        '1: The manager did not give the family a free meal.',
        '3: Nobody saw a rat in the kitchen of Lotus Cafe.',
      ],
      'stronger word': [
        '1: A waiter at Lotus Cafe attacked a child with hot soup.',
        '1: A child died after hot soup was spilled at Lotus Cafe.',
        '3: Lotus Cafe is infested: customers always see rats in the kitchen.',
        '1: The manager gave the family a refund.',
        '3: Customers were poisoned in the kitchen of Lotus Cafe.',
        '4: The noodles made a customer ill after 50 minutes.',
      ],
      'hearsay as fact': ['2: Lotus Cafe uses expired meat.', '2: The owner of Lotus Cafe uses expired meat.'],
      across: [
        '5: Inspectors found rats in the restaurant.',
        '6: Customers suffered food poisoning.',
        '2: 餐廳使用過期肉。',
        '1: 有小朋友死亡。',
        '3: 兩名廚師被捕。',
      ],
    },
  },
];
