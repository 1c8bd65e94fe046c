import { rpcService } from './method.ts';
import type { projectsSchemas } from './schemas/projects.ts';

/** The caller's Do-It-Yourself projects. Another owner's project is reported as not found. */
export const projects = rpcService<typeof projectsSchemas>('projects', {
  list: { resource: 'PROJECT', actions: ['READ'] },
  create: { resource: 'PROJECT', actions: ['CREATE'] },
  import: { resource: 'PROJECT', actions: ['CREATE'] },
  load: { resource: 'PROJECT', actions: ['READ'] },
  saveStep: { resource: 'PROJECT', actions: ['UPDATE'] },
  saveTakeoff: { resource: 'PROJECT', actions: ['UPDATE'] },
  copy: { resource: 'PROJECT', actions: ['CREATE'] },
  rename: { resource: 'PROJECT', actions: ['UPDATE'] },
  remove: { resource: 'PROJECT', actions: ['DELETE'] },
  restore: { resource: 'PROJECT', actions: ['DELETE'] },
  setActive: { resource: 'PROJECT', actions: ['UPDATE'] },
  active: { resource: 'PROJECT', actions: ['READ'] },
  attach: { resource: 'PROJECT', actions: ['UPDATE'] },
  detach: { resource: 'PROJECT', actions: ['UPDATE'] },
  openFile: { resource: 'PROJECT', actions: ['READ'] },
  export: { resource: 'PROJECT', actions: ['READ'] },
});
