import type { Readable } from 'node:stream';
import type { Mail } from './mail.ts';

/**
 * A file that goes with a mail. Its content stays where its feature keeps it, and is read when the mail is delivered.
 */
export interface MailAttachment {
  /** The feature that keeps the file, by the name that it passed to {@link MailAttachments.add}. */
  readonly source: string;
  /** Id of the file within the feature. */
  readonly id: string;
  /** The file name that the reader sees. */
  readonly name: string;
  readonly mediaType: string;
}

/** @throws Error if there is no such file, or it may not be sent */
type OpenFile = (id: string) => Promise<Readable>;

/** An attachment as it is sent. */
export interface OpenAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Readable;
}

/** Reads the content of attachments: each feature that attaches files registers how its own are opened. */
export class MailAttachments {
  readonly #sources = new Map<string, OpenFile>();

  add(source: string, open: OpenFile): void {
    this.#sources.set(source, open);
  }

  /** Opens all attachments to a mail, or none: opened files are closed if another one cannot be opened. */
  async open({ attachments }: Pick<Mail, 'attachments'>): Promise<OpenAttachment[]> {
    const opened: OpenAttachment[] = [];
    try {
      for (const { source, id, name, mediaType } of attachments) {
        const openFile = this.#sources.get(source);
        if (!openFile) throw new Error(`Nothing opens attachments of '${source}'`);
        opened.push({ filename: name, contentType: mediaType, content: await openFile(id) });
      }
    } catch (error) {
      for (const { content } of opened) content.destroy();
      throw error;
    }
    return opened;
  }
}
