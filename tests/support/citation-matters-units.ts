/** Matters of currencies, lengths, weights, times and occasions: what their numbers are of is told apart strictly. */
import type { Matter } from './citation-matter.ts';

export const UNIT_MATTERS: readonly Matter[] = [
  {
    name: 'fine',
    en: {
      posts: [
        '{brand} fined HKD {fine 2000-9000} after the fire at its depot in {place}, the magistrate said the alarms were off',
        'The repairs cost {million 2-9} million US dollars and the insurer pays half of it, {brand} told reporters.',
        'my taxi to the depot was {euros 20-90} euros, I work for a German supplier',
      ],
      claims: [
        '1: {brand} was fined HKD {fine 2000-9000} after a fire at its depot in {place}.',
        '1: After the fire at its depot in {place}, {brand} was fined {fine 2000-9000} Hong Kong dollars.',
        '2: Repairs cost {million 2-9} million US dollars, of which half is paid by the insurer, according to {brand}.',
        '3: Someone working for a German supplier paid {euros 20-90} euros for a taxi to the depot.',
      ],
      denied: ['1: {brand} was not fined after the fire at its depot.'],
    },
    zh: {
      posts: [
        '{brand}位於{place}嘅車廠火警後被罰款{fine 2000-9000}港元，裁判官話警報系統一早關咗',
        '維修費用為{million 2-9}百萬美元，保險公司支付一半，{brand}向記者表示。',
        '我幫德國供應商做嘢，搭的士去車廠要{euros 20-90}歐元',
      ],
      claims: [
        '1: {brand}位於{place}的車廠發生火警後，被罰款港幣{fine 2000-9000}元。',
        '1: 裁判官指警報系統早已關掉，{brand}被罰{fine 2000-9000}港元。',
        '2: {brand}表示維修費用為{million 2-9}百萬美元，保險公司支付一半。',
        '3: 有人為德國供應商工作，乘的士前往車廠付了{euros 20-90}歐元。',
      ],
      denied: ['1: {brand}車廠火警後沒有被罰款。'],
    },
  },
  {
    name: 'tunnel',
    en: {
      posts: [
        'The new cycle tunnel to {place} is {long 13-19} km long and runs {deep 21-60} metres below the harbour',
        'It was {hot 31-39} degrees inside at noon, two riders fainted and nobody had water',
        'trucks above {heavy 6-12} tonnes are banned from the tunnel, says {brand}',
      ],
      claims: [
        '1: The new cycle tunnel to {place} has a length of {long 13-19} km and lies {deep 21-60} metres below the harbour.',
        '2: With {hot 31-39} degrees inside at noon, two riders fainted.',
        '3: {brand} bans trucks above {heavy 6-12} tonnes from the tunnel.',
      ],
      denied: ['3: {brand} does not ban trucks from the tunnel.'],
    },
    zh: {
      posts: [
        '通往{place}嘅新單車隧道長{long 13-19}公里，喺海底{deep 21-60}米',
        '中午隧道入面有{hot 31-39}度，兩個騎士暈低，冇人有水',
        '{brand}話隧道禁止超過{heavy 6-12}噸嘅貨車駛入',
      ],
      claims: [
        '1: 通往{place}的新單車隧道長{long 13-19}公里，位於海底{deep 21-60}米。',
        '2: 中午隧道內達{hot 31-39}度，兩名騎士暈倒。',
        '3: {brand}表示，隧道禁止超過{heavy 6-12}噸的貨車駛入。',
      ],
      denied: ['2: 中午隧道內沒有騎士暈倒。'],
    },
  },
  {
    name: 'screen',
    en: {
      posts: [
        'The {brand} tablet has a {wide 11-14} inch screen and {memory 32-96} GB of memory, the pen costs extra',
        'asked {brand} support {often 3-9} times about the cracked corner and got another answer each time',
        'shop in {place} opens at {hour 7-10} am and is sold out before noon',
      ],
      claims: [
        '1: The tablet of {brand} comes with a {wide 11-14} inch screen and {memory 32-96} GB of memory; the pen costs extra.',
        '2: A customer asked the support of {brand} {often 3-9} times about a cracked corner.',
        '3: The shop in {place}, which opens at {hour 7-10} am, is sold out before noon.',
      ],
      denied: ['3: The shop in {place} is not sold out before noon.'],
    },
    zh: {
      posts: [
        '{brand}平板有{wide 11-14}吋螢幕同{memory 32-96}GB記憶體，觸控筆要另外買',
        '為咗螢幕爆角，我問過{brand}客服{often 3-9}次，次次答案都唔同',
        '電費加價之後貴咗{dear 3-9}倍，{place}嘅居民好不滿',
      ],
      claims: [
        '1: {brand}平板配備{wide 11-14}吋螢幕及{memory 32-96}GB記憶體，觸控筆須另外購買。',
        '2: 有顧客就螢幕爆角問過{brand}客服{often 3-9}次，每次答案都不同。',
        '3: 電費加價後貴了{dear 3-9}倍，{place}居民不滿。',
      ],
      denied: ['3: 電費沒有加價。'],
    },
  },
];
