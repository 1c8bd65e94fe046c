import type { Readable } from 'node:stream';
import type { Mail } from './mail.ts';

/** A file attached to an email. It is loaded or generated when the email is sent. */
export interface MailAttachment {
  /** Name of the function that opens the file, as registered with {@link MailAttachments.add}. */
  readonly source: string;
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
}

/** Opens a file. @throws Error if the file does not exist or must not be sent */
type OpenFile = (id: string) => Promise<Readable>;

/** An attachment with its content. */
export interface OpenAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Readable;
}

/** Opens attachments with the functions that features register. */
export class MailAttachments {
  readonly #sources = new Map<string, OpenFile>();

  add(source: string, open: OpenFile): void {
    this.#sources.set(source, open);
  }

  /** Opens all attachments of an email. If one cannot be opened, closes those already opened and throws the error. */
  async open({ attachments }: Pick<Mail, 'attachments'>): Promise<OpenAttachment[]> {
    const opened: OpenAttachment[] = [];
    try {
      for (const { source, id, name, mediaType } of attachments) {
        const openFile = this.#sources.get(source);
        if (!openFile) throw new Error(`Nothing opens attachments of '${source}'`);
        const content = await openFile(id).catch((error: Error) => {
          error.message = `The attachment ${name} cannot be read: ${error.message}`;
          throw error;
        });
        opened.push({ filename: name, contentType: mediaType, content });
      }
    } catch (error) {
      for (const { content } of opened) content.destroy();
      throw error;
    }
    return opened;
  }
}
