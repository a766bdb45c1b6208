/** What people do with single posts: tags and notes for their organisation, and what a topic hides. */
import type { FastifyInstance } from 'fastify';
import { getHidden, hideMentions as hideEndpoint, restoreMentions as restoreEndpoint } from '../../contract/hidden.ts';
import * as notes from '../../contract/notes.ts';
import { getTags, tagPosts as tagEndpoint } from '../../contract/tags.ts';
import { createNote } from '../../services/triage/create-note.ts';
import { createNotes } from '../../services/triage/create-notes.ts';
import { deleteNote } from '../../services/triage/delete-note.ts';
import { deleteNotes } from '../../services/triage/delete-notes.ts';
import { editNote } from '../../services/triage/edit-note.ts';
import { hideMentions } from '../../services/triage/hide-mentions.ts';
import { listHidden } from '../../services/triage/list-hidden.ts';
import { listNotes } from '../../services/triage/list-notes.ts';
import { listTags } from '../../services/triage/list-tags.ts';
import { restoreMentions } from '../../services/triage/restore-mentions.ts';
import { tagPosts } from '../../services/triage/tag-posts.ts';
import { registerForUser } from '../register.ts';

export function addTriage(app: FastifyInstance): void {
  const { environment } = app.gateway;
  registerForUser(app, tagEndpoint, async (input, actor) => ({ data: await tagPosts(environment, actor, input) }));
  registerForUser(app, getTags, async (_input, actor) => ({ data: await listTags(environment, actor) }));

  registerForUser(app, notes.getNotes, async (input, actor) => ({ data: await listNotes(environment, actor, input) }));
  registerForUser(app, notes.createNote, async (input, actor) => ({ data: await createNote(environment, actor, input) }));
  registerForUser(app, notes.editNote, async (input, actor) => ({ data: await editNote(environment, actor, input) }));
  registerForUser(app, notes.deleteNote, async (input, actor) => {
    await deleteNote(environment, actor, input);
    return { result: true as const };
  });
  registerForUser(app, notes.createNotes, async (input, actor) => ({ data: await createNotes(environment, actor, input) }));
  registerForUser(app, notes.deleteNotes, async (input, actor) => {
    await deleteNotes(environment, actor, input);
    return { result: true as const };
  });

  registerForUser(app, getHidden, (input, actor) => listHidden(environment, actor, input));
  registerForUser(app, hideEndpoint, async (input, actor) => ({ data: await hideMentions(environment, actor, input) }));
  registerForUser(app, restoreEndpoint, async (input, actor) => ({ data: await restoreMentions(environment, actor, input) }));
}
