export * from './match-route.ts';
export * from './mount-props.ts';
export * from './page-data.ts';
export * from './registry-feed.ts';
export * from './render-request.ts';
export * from './route-metadata.ts';
export * from './rpc-client.ts';
export * from './version.ts';
