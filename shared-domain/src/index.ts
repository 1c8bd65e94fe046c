export * from './catalogue/money.ts';
export * from './catalogue/product.ts';
export * from './security/login-status.ts';
export * from './security/role-json.ts';
export * from './site-configuration/announcement.ts';
export * from './site-configuration/estimator-prices.ts';
export * from './site-configuration/site-configuration.ts';
