/** How mail leaves: handed over to whoever makes it, by a server of mail or into a folder. */

export interface MailImage {
  /** By which the HTML names it: `cid:NAME`. */
  cid: string;
  fileName: string;
  type: 'image/png';
  bytes: Uint8Array;
}

/** Whom mails are from. */
export interface MailAuthor {
  /** Empty: none. Any text: it is not read as a part of an address. */
  name: string;
  address: string;
}

export interface MailMessage {
  /** The Message-ID without its brackets, `ID@HOST`: the same whenever the same message is sent again. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where a POST unsubscribes at once (RFC 8058); null: the mail is no subscription. */
  unsubscribeUrl: string | null;
  images: readonly MailImage[];
}

/**
 * `refused-for-good`: the address does not exist, or wants no mail; sending again is of no use. `reason`: a sentence for the people of the
 * organisation; no secret.
 */
export type MailOutcome = { kind: 'sent' } | { kind: 'refused-for-good'; reason: string } | { kind: 'try-later'; reason: string };

/** A mail as it was written. */
export interface KeptMail {
  /** An address, also with a name before it. */
  from: string;
  subject: string;
  html: string | null;
  text: string | null;
  images: readonly Omit<MailImage, 'fileName'>[];
}

export interface KeptMails {
  /** `id`: what stands before the @ of the Message-ID. null: there is no such file, or none any more. */
  read(id: string): Promise<KeptMail | null>;
  /** Where the file of a mail is. */
  placeOf(id: string): string;
  /** Removes those that were written before then, and of the others the oldest where they are too many. */
  tidy(before: Date): Promise<void>;
}

export interface MailSender {
  /** Where mails stay instead of leaving. */
  kept?: KeptMails;
  /** Does not reject. */
  send(message: MailMessage): Promise<MailOutcome>;
  /** Ends the connections. Safe to call twice. */
  close(): Promise<void>;
}
