import { describe, expect, it } from 'vitest';
import {
  desenlaceIncierto,
  ErrorApi,
  esDefinitivo,
  nadaDice,
  sinConexion,
  sinRespuesta,
} from '../api/error-api.ts';
import { MemoriaIntentos } from './memoria-intentos.ts';

const abono = (monto: number, capturado_en: string) => ({
  cuerpo: { id_credito: 'c1', monto, capturado_en },
});

describe('an attempt whose outcome is unknown', () => {
  it('is repeated with its key and the instant of the first tap', () => {
    const memoria = new MemoriaIntentos<ReturnType<typeof abono>>();
    const primero = memoria.tomar(abono(100, '10:00'));
    expect(memoria.tomar(abono(100, '10:05'))).toBe(primero);
    expect(primero.datos.cuerpo.capturado_en).toBe('10:00');
  });

  it('does not lend its key to another amount', () => {
    const memoria = new MemoriaIntentos<ReturnType<typeof abono>>();
    const primero = memoria.tomar(abono(100, '10:00'));
    expect(memoria.tomar(abono(101, '10:00')).clave).not.toBe(primero.clave);
  });

  it('is over once the outcome is known: the same again is a new action', () => {
    const memoria = new MemoriaIntentos<ReturnType<typeof abono>>();
    const primero = memoria.tomar(abono(100, '10:00'));
    memoria.cerrar(primero);
    expect(memoria.tomar(abono(100, '10:05')).clave).not.toBe(primero.clave);
  });
});

describe('an outcome is unknown, a definite no, or says nothing of a call before it', () => {
  it.each([
    ['unknown', true, 'without an answer', sinRespuesta()],
    ['unknown', true, 'after a 5xx', new ErrorApi({ codigo: 'ERROR_INTERNO', http: 500 })],
    [
      'unknown',
      true,
      'after a yes that is none of ours',
      new ErrorApi({ codigo: 'ERROR_INTERNO', http: 200 }),
    ],
    ['not done', true, 'never sent', sinConexion()],
    ['not done', true, 'told to try again', new ErrorApi({ codigo: 'INTENTA_DE_NUEVO', http: 503 })],
    ['no', false, 'after a rule said no', new ErrorApi({ codigo: 'FUERA_DE_HORARIO', http: 422 })],
    ['no', false, 'before anything was sent', new ErrorApi({ codigo: 'DATOS_INVALIDOS' })],
    ['no', true, 'refused at the door', new ErrorApi({ codigo: 'DEMASIADAS_SOLICITUDES', http: 429 })],
  ])('%s, says nothing: %s, %s', (clase, nada, _, error) => {
    expect(desenlaceIncierto(error)).toBe(clase === 'unknown');
    expect(esDefinitivo(error)).toBe(clase === 'no');
    expect(nadaDice(error)).toBe(nada);
  });
});
