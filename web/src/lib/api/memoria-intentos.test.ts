import { describe, expect, it } from 'vitest';
import { desenlaceIncierto, ErrorApi, sinConexion } from './error-api.ts';
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

describe('an outcome is unknown', () => {
  it.each([
    [true, 'without an answer', sinConexion()],
    [true, 'after a 5xx', new ErrorApi({ codigo: 'ERROR_INTERNO', http: 500 })],
    [true, 'after a 503', new ErrorApi({ codigo: 'INTENTA_DE_NUEVO', http: 503 })],
    [false, 'after a rule said no', new ErrorApi({ codigo: 'FUERA_DE_HORARIO', http: 422 })],
    [false, 'before anything was sent', new ErrorApi({ codigo: 'DATOS_INVALIDOS' })],
  ])('%s %s', (incierto, _, error) => {
    expect(desenlaceIncierto(error)).toBe(incierto);
  });
});
