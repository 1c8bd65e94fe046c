export * from '@title24/shared-domain/rpc';
