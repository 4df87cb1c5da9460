import { expect, it } from 'vitest';
import { ERRORES } from './errores.ts';

it('every code has a status, a callable status and something to say', () => {
  for (const { http, mensaje } of Object.values(ERRORES)) {
    expect(http).toBeGreaterThanOrEqual(400);
    expect(mensaje).not.toBe('');
  }
});

it.each([
  ['DATOS_INVALIDOS', 400],
  ['NO_AUTENTICADO', 401],
  ['PROHIBIDO', 403],
  ['NO_ENCONTRADO', 404],
  ['YA_PROCESADA', 409],
  ['CLAVE_REUTILIZADA', 409],
  ['EMAIL_EXISTS', 409],
  ['CARGA_DEMASIADO_GRANDE', 413],
  ['FUERA_DE_HORARIO', 422],
  ['MONTO_EXCEDE_SALDO', 422],
  ['DEMASIADAS_SOLICITUDES', 429],
  ['ERROR_INTERNO', 500],
  ['INTENTA_DE_NUEVO', 503],
  ['TARDO_DEMASIADO', 503],
] as const)('%s is %s', (codigo, http) => {
  expect(ERRORES[codigo].http).toBe(http);
});
