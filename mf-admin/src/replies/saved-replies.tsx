import { replies } from '@title24/remote-kit/rpc';
import { useLoaded, useMountProps } from '@title24/remote-kit/runtime';
import { type SavedReply, savedReplyLimits } from '@title24/shared-domain/cases';
import { Alert, Button, Cluster, Select, TextField } from '@title24/ui';
import { useState, useTransition } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import styles from './replies.module.css';

interface Props {
  /** Id of the message field. The ids of the other fields start with this id. */
  readonly id: string;
  readonly text: string;
  /** @param text the message with the chosen reply appended */
  readonly onChange: (text: string) => void;
}

/**
 * Lets staff insert a saved reply into a message or save the message as a reply. Renders nothing until the replies have
 * loaded.
 */
export function SavedReplies({ id, text, onChange }: Props) {
  const { rpc } = useMountProps();
  const found = useLoaded(useStaffEndpoints().savedReplies, undefined);
  const [isEditing, setEditing] = useState(false);
  const [title, setTitle] = useState('');
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, startSaving] = useTransition();
  if (found.state.status !== 'ready') return null;
  const loaded = found.state.data;
  const name = title.trim();
  const isKnown = loaded.some((reply) => reply.title === name);

  function save(wanted: readonly SavedReply[], words: string): void {
    if (isSaving) return;
    setFailure(null);
    setSaid('');
    startSaving(async () => {
      try {
        await rpc.call(replies.save, { loaded: [...loaded], replies: [...wanted] });
        setTitle('');
        setSaid(words);
      } catch (error) {
        setFailure(failureMessage(error));
      }
      await found.reload();
    });
  }
  const others = loaded.filter((reply) => reply.title !== name);

  return (
    <div className={styles.replies}>
      {loaded.length > 0 && (
        <Select
          id={`${id}-reply`}
          label="Insert a saved reply"
          value=""
          onChange={({ currentTarget: { value } }) => {
            const chosen = loaded.find((reply) => reply.title === value);
            if (!chosen) return;
            onChange(text.trim() === '' ? chosen.text : `${text.trimEnd()}\n\n${chosen.text}`);
            setTitle(chosen.title);
          }}
        >
          <option value="">Choose a reply</option>
          {loaded.map((reply) => (
            <option key={reply.title} value={reply.title}>
              {reply.title}
            </option>
          ))}
        </Select>
      )}
      <details onToggle={({ currentTarget }) => setEditing(currentTarget.open)}>
        <summary>Save this message as a reply</summary>
        {isEditing && (
          <div className={styles.replies}>
            <TextField
              id={`${id}-reply-title`}
              label="Title of the reply"
              hint="A title that is in use replaces that reply."
              maxLength={savedReplyLimits.titleLength}
              autoComplete="off"
              value={title}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
            <Cluster>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  if (name === '' || text.trim() === '') setFailure('Write a message and its title first.');
                  else save([...others, { title: name, text: text.trim() }], 'The reply is saved.');
                }}
              >
                {isKnown ? 'Replace the reply' : 'Save the reply'}
              </Button>
              {isKnown && (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => save(others, 'The reply is removed.')}
                >
                  Remove the reply
                </Button>
              )}
            </Cluster>
            <p role="status">{said}</p>
            {failure && (
              <Alert tone="danger" title="The replies were not changed">
                <p>{failure}</p>
              </Alert>
            )}
          </div>
        )}
      </details>
    </div>
  );
}
