import { expect, test } from 'vitest';
import { desenlaceIncierto } from '../api/error-api.ts';
import { errorDeCallable } from './error-callable.ts';

const deSdk = (code: string, details?: object) =>
  Object.assign(new Error('palabra del servidor [409]'), { code, details });

test('our own code, words and fields come out of the details', () => {
  const detalles = [{ campo: 'monto_aprobado', mensaje: 'Monto inválido' }];
  const error = errorDeCallable(deSdk('functions/invalid-argument', { code: 'DATOS_INVALIDOS', detalles }));
  expect(error).toMatchObject({
    codigo: 'DATOS_INVALIDOS',
    mensaje: 'palabra del servidor',
    http: 400,
    detalles,
  });
});

test('another manager was faster: a definite no, in the words of the server alone', () => {
  const error = errorDeCallable(deSdk('functions/already-exists', { code: 'YA_PROCESADA' }));
  expect(error).toMatchObject({ codigo: 'YA_PROCESADA', http: 409, mensaje: 'palabra del servidor' });
  expect(desenlaceIncierto(error)).toBe(false);
});

test.each([
  'functions/internal',
  'functions/deadline-exceeded',
  'functions/unavailable',
  // A stranger's 401, 403, 404 and 429.
  'functions/unauthenticated',
  'functions/permission-denied',
  'functions/not-found',
  'functions/resource-exhausted',
])('%s without a code of ours may have arrived or not: the same key goes again', (code) => {
  const error = errorDeCallable(deSdk(code));
  expect(error.codigo).toBe('SIN_RESPUESTA');
  expect(desenlaceIncierto(error)).toBe(true);
});
