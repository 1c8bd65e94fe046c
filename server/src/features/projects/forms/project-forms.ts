import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { rpcCodes } from '@title24/remote-kit/rpc';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import {
  type ExportedFile,
  importProject,
  isProjectNumber,
  type ProjectFormName,
  type ProjectStep,
  projectForms,
  projectLimits,
  projectSteps,
  type SentProjectForm,
  type StepConflict,
  type StoredProject,
  startingAreas,
} from '@title24/shared-domain/projects';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import { sharedLimit } from '../../../platform/limits/shared-limit.ts';
import { acceptForms, type SentForm } from '../../../platform/page-forms/accept-forms.ts';
import { answerForm, formOf } from '../../../platform/page-forms/form-answer.ts';
import { refusalOf } from '../../../platform/page-forms/form-refusal.ts';
import { answerOwnFile } from '../../../platform/page-forms/own-file.ts';
import type { Visitors } from '../../../platform/page-forms/visitors.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { CallMember } from '../../../platform/rpc/member-methods.ts';
import { invalidParams, RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { Files } from '../../files/files.ts';
import { pageData, pageOfForm } from './project-pages.ts';
import { receiveAttachment } from './receive-attachment.ts';
import { readStepForm } from './step-form.ts';

interface Options {
  readonly visitors: Visitors;
  readonly callMember: CallMember;
  readonly clock: Clock;
  readonly files: Files;
  readonly publicUrl: string | null;
  readonly requestsPerMinute: number;
}

/** A posted form: its name, the project's number if it has one, and what was typed. */
interface Sent {
  readonly name: SentProjectForm['name'];
  readonly number?: string;
  readonly step?: ProjectStep;
  readonly form: URLSearchParams;
}

const loginEnded =
  'Your login has ended, and nothing was changed. What you typed is still here. Log in again.';

/** A step with two tables of 200 windows takes a third of it. */
const bodyLimit = 1024 * 1024;

/** The methods of forms that make one call and redirect, with the paths that they redirect to. */
const calls: Readonly<
  Record<
    Exclude<ProjectFormName, 'attach'>,
    {
      readonly method: string;
      readonly params: (form: URLSearchParams) => Readonly<Record<string, unknown>>;
      readonly next: (number: string, result: unknown) => string;
    }
  >
> = {
  copy: {
    method: 'copy',
    params: (form) => ({ ...(form.get('name') && { name: form.get('name') }) }),
    next: (_, copy) => `/project/${(copy as StoredProject).number}`,
  },
  rename: {
    method: 'rename',
    params: (form) => ({ name: form.get('name') ?? '' }),
    next: (number) => `/project/${number}`,
  },
  remove: { method: 'remove', params: () => ({}), next: (number) => `/project/list?removed=${number}` },
  restore: { method: 'restore', params: () => ({}), next: (number) => `/project/${number}` },
  detach: {
    method: 'detach',
    params: (form) => ({ fileId: form.get('fileId') ?? '' }),
    next: (number) => pageOfForm(number, 'detach'),
  },
  activate: { method: 'setActive', params: () => ({}), next: (number) => `/project/${number}` },
};

/**
 * POST /project/…: the forms of projects for browsers without JavaScript (D1i), and GET of a project's exports and
 * attached files. A form that succeeds redirects to its next page; one that is refused is shown again with what was
 * typed, and so is a step if some of its answers could not be saved.
 */
export async function projectFormRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { visitors, callMember, clock, files, publicUrl } = options;
  const limit = { max: options.requestsPerMinute, timeWindow: 60_000 };
  await app.register(rateLimit, { ...limit, ...sharedLimit(app, 'project forms') });
  acceptForms(app, { publicUrl, bodyLimit });
  // A JSON file has spaces and units that its data does not.
  await app.register(multipart, { limits: { fileSize: projectLimits.dataBytes * 2, files: 1, fields: 5 } });

  app.post<{ Body: SentForm | undefined }>('/new', (request, reply) =>
    answer(request, reply, { name: 'create', form: formOf(request) }, create),
  );
  app.post('/import', (request, reply) =>
    answer(request, reply, { name: 'import', form: new URLSearchParams() }, (_, caller) =>
      importFile(request, caller),
    ),
  );
  app.post<{ Params: { number: string; name: string }; Body: SentForm | undefined }>(
    '/:number/:name',
    (request, reply) => {
      const { number, name } = request.params;
      const form = formOf(request);
      const step = projectSteps.find((each) => each === name);
      if (!isProjectNumber(number)) return reply.callNotFound();
      if (step) return answerStep(request, reply, { name: 'step', number, step, form });
      const call = projectForms.find((each) => each === name);
      if (!call || call === 'attach') return reply.callNotFound();
      return answer(request, reply, { name: call, number, form }, async (_, caller) => {
        const { method, params, next } = calls[call];
        return next(number, await callMember('projects', method, { number, ...params(form) }, caller));
      });
    },
  );
  app.post<{ Params: { number: string } }>('/:number/attach', (request, reply) => {
    const { number } = request.params;
    if (!isProjectNumber(number)) return reply.callNotFound();
    return answer(
      request,
      reply,
      { name: 'attach', number, form: new URLSearchParams() },
      async ({ form }, caller) => {
        await callMember('projects', 'load', { number }, caller);
        const { uploadId, kind } = await receiveAttachment(files, request, form);
        try {
          await callMember('projects', 'attach', { number, uploadId, kind }, caller);
        } finally {
          await files.resumable.discard([uploadId]);
        }
        return pageOfForm(number, 'attach');
      },
    );
  });
  app.get<{ Params: { number: string; fileId: string } }>('/:number/files/:fileId', (request, reply) => {
    const { number, fileId } = request.params;
    const send = async (caller: Caller) => {
      const { url } = (await callMember('projects', 'openFile', { number, fileId }, caller)) as DownloadLink;
      return reply.redirect(url, 303);
    };
    return answerOwnFile(visitors, request, reply, send, `/project/${number}/documents`);
  });
  for (const format of ['json', 'csv'] as const) {
    app.get<{ Params: { number: string } }>(`/:number/export.${format}`, (request, reply) => {
      const { number } = request.params;
      return answerOwnFile(visitors, request, reply, async (caller) => {
        if (!isProjectNumber(number)) return reply.callNotFound();
        const file = (await callMember('projects', 'export', { number, format }, caller)) as ExportedFile;
        return reply
          .header('content-disposition', contentDisposition(file.fileName))
          .type(file.mediaType)
          .send(file.content);
      });
    });
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Sent,
    run: (sent: Sent, caller: Caller) => Promise<FastifyReply | string>,
  ): Promise<FastifyReply> {
    return answerForm(visitors, request, reply, {
      loginEnded,
      run: (caller) => run(sent, caller),
      refuse: (error) => refuse(request, reply, sent, error),
    });
  }

  async function create({ form }: Sent, caller: Caller): Promise<string> {
    const areas = startingAreas.flatMap((area) => {
      const text = form.get(area) ?? '';
      return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 20_000 ? [[area, Number(text)]] : [];
    });
    const params = {
      name: form.get('name') ?? '',
      kind: form.get('kind') ?? '',
      ...Object.fromEntries(areas),
    };
    const { number } = (await callMember('projects', 'create', params, caller)) as StoredProject;
    return `/project/${number}`;
  }

  async function importFile(request: FastifyRequest, caller: Caller): Promise<string> {
    const file = request.isMultipart() ? await request.file() : undefined;
    const content = file ? await file.toBuffer().catch(() => null) : undefined;
    if (content === undefined || content?.length === 0)
      throw fileProblem('Choose a file that was exported here');
    if (content === null) throw fileProblem('This file is too large for a project');
    const { data, problems = [] } = importProject(content.toString('utf8'), clock.now().getFullYear());
    if (!data)
      throw fileProblem(problems.map(({ path, message }) => (path ? `${path}: ${message}` : message))[0]);
    const { number } = (await callMember(
      'projects',
      'import',
      { data: { ...data } },
      caller,
    )) as StoredProject;
    return `/project/${number}`;
  }

  function answerStep(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Sent & { readonly number: string; readonly step: ProjectStep },
  ): Promise<FastifyReply> {
    const { number, step, form } = sent;
    return answer(request, reply, sent, async (_, caller) => {
      const project = (await callMember('projects', 'load', { number }, caller)) as StoredProject;
      const { saves, errors, next } = readStepForm(project, step, form, clock.now().getFullYear());
      for (const save of saves) await callMember('projects', 'saveStep', { number, ...save }, caller);
      return errors.length === 0 ? next : show(request, reply, sent, { status: 422, errors });
    });
  }

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Sent,
    error: unknown,
  ): Promise<FastifyReply> {
    if (error instanceof RpcFault && error.code === rpcCodes.notFound) {
      const visitor = await visitors.of(request);
      return visitors.render(request, reply, {
        visitor,
        data: pageData({ login: visitor.login }),
        status: 404,
      });
    }
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const isConflict = error instanceof RpcFault && error.code === rpcCodes.conflict;
    return show(request, reply, sent, {
      status: isConflict ? 409 : refusal.status,
      errors: refusal.errors.map(({ path, message }) => ({ path: addressOf(path), message })),
      ...(isConflict && { conflict: (error.data as { current: StepConflict }).current }),
    });
  }

  /** Renders the page of a form, with the form. */
  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, number, form }: Sent,
    { status, ...told }: { readonly status: number } & Pick<SentProjectForm, 'errors' | 'conflict'>,
  ): Promise<FastifyReply> {
    const visitor = await visitors.of(request);
    const project = visitor.caller && number !== undefined ? await loaded(visitor.caller, number) : undefined;
    return visitors.render(request, reply, {
      visitor,
      data: pageData({
        login: visitor.login,
        ...(project && { project }),
        form: { name, values: Object.fromEntries(form), ...told },
      }),
      status,
    });
  }

  /** Loads the project of a form; undefined if it cannot be shown, such as in the bin. */
  async function loaded(caller: Caller, number: string): Promise<StoredProject | undefined> {
    try {
      return (await callMember('projects', 'load', { number }, caller)) as StoredProject;
    } catch (error) {
      if (error instanceof RpcFault) return undefined;
      throw error;
    }
  }
}

function fileProblem(message = 'This file is not a project that was exported here'): RpcFault {
  return invalidParams([{ path: 'file', message }]);
}

/** Returns a field's address from its path in the call's params. */
function addressOf(path: string): string {
  return path.replace(/^data\.(raw\.)?/, '');
}
