export * from './contrato.ts';
export * from './llamadas.ts';
export * from './openapi.ts';
