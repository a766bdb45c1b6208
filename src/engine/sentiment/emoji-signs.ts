/**
 * What emoji and typed faces say. Emoji are compared as the tokeniser folds them; typed faces are looked for in the original
 * text.
 */
import type { WordTable } from './word-table.ts';

export const EMOJI_SIGNS: WordTable = {
  4: '🥰 😍 🤩 💯',
  3: '😊 😁 😄 😃 😀 😆 😇 😘 😻 🥳 🎉 🎊 ❤ 🧡 💛 💚 💙 💜 🩷 🩵 💖 💗 💓 💞 💕 💘 💝 🏆 🥇 😋 🤗 👏 🙌 ❤‍🔥',
  2: '😂 🤣 🙂 ☺ 😉 😎 😚 😙 😗 😺 😸 😹 😽 👍 👌 🤟 🤘 ✌ 💪 🔥 ✨ ⭐ 🌟 🌈 🎁 🥂 🍾 🎂 💐 🌹 🌸 🌷 🌻 🙏 💃 🕺 😌 🤤 👑 🏅 🥈 🥉 💎 ☀ 🌞 🍀 🤝 🫶 🆒 ✅',
  1: '🙆 🙋 🍻 🍺 🎈 🎵 🎶 📈 🚀 🤞 😏 🤭 😛 😜 😝 🤪 🫡 💡 🆗 ☕ 🏖 ⛱ 🎓',
  [-1]: '😕 🙁 ☹ 😐 😑 😶 🙄 😬 🤨 🤔 😮 😯 😲 😳 🥱 😴 😪 🤐 🤷 💤 📉 🚫 ⚠ 🤕 🤒 😷 🥴 🌧 ❓',
  [-2]: '😞 😔 😟 😣 😖 😫 😩 😢 😥 😓 😰 😨 😧 😦 😒 😤 🥺 😿 🙀 💔 👎 🤦 🤧 😵 🤥 🐍 🗑 ❌ 🤡 💀 ☠ 🥀 🩸',
  [-3]: '😭 😱 😠 😾 🤮 🤢 💩 🖕 ⚰ 🪦 🐷 👿',
  [-4]: '😡 🤬',
};

export const TYPED_FACES: Readonly<Record<string, number>> = {
  ':)': 2,
  ':-)': 2,
  '=)': 2,
  '(:': 2,
  ':D': 3,
  ':-D': 3,
  '=D': 3,
  xD: 2,
  XD: 2,
  ';)': 1.5,
  ';-)': 1.5,
  ':P': 1,
  ':p': 1,
  ':*': 2,
  ":')": 2,
  '<3': 3,
  '^^': 1.5,
  '^_^': 2,
  '^o^': 2,
  ':(': -2.5,
  ':-(': -2.5,
  '=(': -2.5,
  ":'(": -3,
  ':/': -1,
  ':-/': -1,
  ':|': -0.5,
  '</3': -3,
  '>:(': -3,
  'D:': -2,
  '-_-': -1.5,
  '=_=': -1,
  T_T: -2,
  TT_TT: -2,
  Orz: -1,
  orz: -1,
};
