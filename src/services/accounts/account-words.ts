/** The words of mails to accounts. */
import type { AccountLanguage } from '../../contract/account-pages.ts';

export interface MailWords {
  title: string;
  text: readonly string[];
  button: string;
  otherwise: string;
}

export interface AccountWords {
  greeting: (productName: string) => string;
  /** Somebody registered this address. */
  confirm: MailWords;
  /** The same, and it has an account already. */
  taken: MailWords;
  reset: MailWords;
  changed: MailWords;
  token: MailWords;
}

export const ACCOUNT_WORDS: Record<AccountLanguage, AccountWords> = {
  en: {
    greeting: (productName) => `This is about ${productName} and this e-mail address.`,
    confirm: {
      title: 'Activate your account',
      text: [
        'An account was registered with this address.',
        'Activate it within 24 hours, with the password that was chosen for it. The link works once.',
      ],
      button: 'Activate my account',
      otherwise:
        'If that was not you, there is nothing to do: without this link there is no account, and what was registered goes away by itself.',
    },
    taken: {
      title: 'You have an account already',
      text: [
        'Somebody tried to register with this address. It has an account already, and nothing was changed.',
        'If that was you, sign in as before, or set a new password if you have forgotten yours.',
      ],
      button: 'Set a new password',
      otherwise: 'If that was not you, there is nothing to do.',
    },
    reset: {
      title: 'Set a new password',
      text: ['Somebody asked for a new password for this account.', 'Set it within one hour. The link works once.'],
      button: 'Set a new password',
      otherwise: 'If that was not you, there is nothing to do: your password stays as it is.',
    },
    changed: {
      title: 'Your password was changed',
      text: [
        'The password of this account was changed just now, and all its devices were signed out.',
        'If that was you, sign in with the new one.',
      ],
      button: 'This was not me: set a new password',
      otherwise: 'Whoever can read your mail can set your password: look after that first if this was not you.',
    },
    token: {
      title: 'A new access token was made',
      text: [
        'An access token of this account was made just now. A program that has it acts as you, as far as the token allows.',
        'If that was you, there is nothing to do. Your access tokens are in the menu of your account.',
      ],
      button: 'See my access tokens',
      otherwise: 'If that was not you, revoke it there and change your password: a new password alone leaves tokens as they are.',
    },
  },
  'zh-Hant': {
    greeting: (productName) => `這封電郵關於你在 ${productName} 使用這個電郵地址的帳戶。`,
    confirm: {
      title: '啟用你的帳戶',
      text: ['有人以這個電郵地址註冊了帳戶。', '請於 24 小時內啟用，屆時須輸入註冊時所設的密碼。連結只能使用一次。'],
      button: '啟用我的帳戶',
      otherwise: '如果不是你本人註冊，不用理會：不經這個連結，不會開立任何帳戶，註冊資料稍後會自動刪除。',
    },
    taken: {
      title: '你已有帳戶',
      text: [
        '有人嘗試以這個電郵地址註冊。這個地址已有帳戶，資料沒有任何更改。',
        '如果是你本人，請如常登入；如忘記密碼，可重設密碼。',
      ],
      button: '重設密碼',
      otherwise: '如果不是你本人，不用理會。',
    },
    reset: {
      title: '重設密碼',
      text: ['有人要求重設這個帳戶的密碼。', '請於一小時內重設。連結只能使用一次。'],
      button: '重設密碼',
      otherwise: '如果不是你本人要求，不用理會：你的密碼維持不變。',
    },
    changed: {
      title: '你的密碼已更改',
      text: ['這個帳戶的密碼剛剛已更改，所有裝置均已登出。', '如果是你本人更改，請以新密碼登入。'],
      button: '不是我本人更改：重設密碼',
      otherwise: '能讀取你電郵的人，便能重設你的密碼。如果不是你本人更改，請先確保電郵帳戶安全。',
    },
    token: {
      title: '新的存取權杖已建立',
      text: [
        '這個帳戶剛剛建立了一個存取權杖。持有權杖的程式，可在權杖准許的範圍內以你的身分操作。',
        '如果是你本人建立，不用理會。你的存取權杖列於帳戶選單內。',
      ],
      button: '查看我的存取權杖',
      otherwise: '如果不是你本人建立，請在該處撤銷權杖，並更改密碼：單單更改密碼，不會撤銷權杖。',
    },
  },
};
