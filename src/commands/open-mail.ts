/** The door of mail, as the configuration has it: a server, or files below the data folder. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { openFolderSender } from '../outside/mail/folder-sender.ts';
import type { MailSender } from '../outside/mail/mail-sender.ts';
import { openSmtpSender } from '../outside/mail/smtp-sender.ts';

/** @throws ConfigError */
export async function openMail({ mail: { smtpUrl, from, dkim }, dataDir }: Config): Promise<MailSender> {
  if (!smtpUrl) return openFolderSender({ folder: join(dataDir, 'outbox'), from });
  if (!dkim) return openSmtpSender({ url: smtpUrl, from, dkim });
  const { domain, selector, privateKeyFile } = dkim;
  const privateKey = await readFile(privateKeyFile, 'utf8').catch(() => {
    throw new ConfigError(`DKIM_PRIVATE_KEY names the file ${privateKeyFile}, which cannot be read`);
  });
  refuseOtherKeys(privateKey, privateKeyFile);
  return openSmtpSender({ url: smtpUrl, from, dkim: { domain, selector, privateKey } });
}

/** Of RSA, as every receiver knows them (RFC 8301, 3): with a key that does not fit, mails would leave unsigned and say nothing. */
function refuseOtherKeys(pem: string, file: string): void {
  const given = `DKIM_PRIVATE_KEY names the file ${file}, which holds`;
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new ConfigError(`${given} no private key as PEM without a password`);
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type !== 'rsa') throw new ConfigError(`${given} a key of ${type ?? 'an unknown kind'}: mails are signed with keys of RSA`);
  const bits = details?.modulusLength ?? 0;
  if (bits < 1024) throw new ConfigError(`${given} a key of ${bits} bits: it must have 1024 or more`);
}
