import { activosSinPagoHoy, aprobadosDeCobrador, registrarAbono, salud } from '@leal/contract';
import { centavos, fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { ErrorApi } from './error-api.ts';
import { construirPeticion } from './peticion.ts';

describe('what travels', () => {
  it('fills the path and leaves out what the query does not say', () => {
    const { url, init } = construirPeticion(aprobadosDeCobrador, {
      parametros: { id_usuario: 'u-1' },
      consulta: { limite: 20, cursor: undefined },
    });
    expect(url).toBe('/leal-api/clientes/aprobados-creditos/u-1?limite=20');
    expect(init.method).toBe('GET');
    expect(init.body).toBeUndefined();
  });

  it('sends pesos where the code has centavos', () => {
    const { init } = construirPeticion(registrarAbono, {
      cuerpo: { id_credito: 'c1', monto: centavos(12_050), fecha_abono: fecha('2026-11-20') },
    });
    expect(init.body).toBe(JSON.stringify({ id_credito: 'c1', monto: 120.5, fecha_abono: '2026-11-20' }));
  });

  it('carries the key of the action', () => {
    const { init } = construirPeticion(salud, { clave: 'k-1' });
    expect(init.headers).toMatchObject({ 'Idempotency-Key': 'k-1' });
  });

  it.each([
    ['a path that is no id', activosSinPagoHoy, { parametros: { id_usuario: '../otro' } }],
    ['an amount below zero', registrarAbono, { cuerpo: { id_credito: 'c1', monto: centavos(-1) } }],
  ])('refuses %s before sending, as the server would', (_, llamada, opciones) => {
    expect(() => construirPeticion(llamada, opciones)).toThrow(ErrorApi);
    expect(() => construirPeticion(llamada, opciones)).toThrow(
      expect.objectContaining({ codigo: 'DATOS_INVALIDOS' }),
    );
  });
});
