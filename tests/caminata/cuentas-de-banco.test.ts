// A deposit is known by its account among others: the same account under two names would have each one twice.
import { sumarDias } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { HOY } from './con-banco.ts';
import { renglon, usarRenglones } from './con-renglones.ts';

const { gerente, cargar, cargarEn, listar } = usarRenglones('cuentas');

describe('one account under two names', () => {
  const otra = (cuenta: string, renglones = 1) => ({
    estado: 409,
    cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { otras_cuentas: [{ cuenta, renglones }] } },
  });

  it('is asked about before any of its deposits is there twice', async () => {
    await cargar(renglon(), renglon({ ordinal: 2 }));
    const archivo = [renglon(), renglon({ ordinal: 2 }), renglon({ monto: 91 })];
    expect(await cargarEn('BBVA', {}, ...archivo)).toMatchObject(otra('BBVA 0123', 2));
    expect(await cargarEn('BBVA', { otras_cuentas: ['Banorte'] }, ...archivo)).toMatchObject(
      otra('BBVA 0123', 2),
    );
    expect(await listar()).toMatchObject({ total: 2 });
  });

  it('is loaded where the manager has seen that it is another account', async () => {
    await cargar(renglon());
    const si = await cargarEn('Banorte 77', { otras_cuentas: ['bbva-0123'] }, renglon());
    expect(si).toMatchObject({ estado: 200, cuerpo: { resultados: ['cargado'] } });
    // Those that are there come again without a question.
    expect((await cargarEn('Banorte 77', {}, renglon())).cuerpo).toEqual({ resultados: ['ya_estaba'] });
    expect(await listar()).toMatchObject({ total: 2 });
  });

  it.each([
    ['day', { fecha: sumarDias(HOY, -1) }],
    ['amount', { monto: 91 }],
    ['reference', { referencia: 'A1' }],
    ['place among equals', { ordinal: 2 }],
  ])('is none where the %s is another', async (_, distinto) => {
    await cargar(renglon());
    expect((await cargarEn('BBVA', {}, renglon(distinto))).estado).toBe(200);
  });

  it('is found by a look, which loads nothing', async () => {
    expect((await cargarEn('BBVA', { revisar: true }, renglon())).cuerpo).toEqual({
      resultados: ['cargado'],
    });
    expect(await listar()).toMatchObject({ total: 0 });
    await cargar(renglon());
    expect(await cargarEn('BBVA', { revisar: true }, renglon())).toMatchObject(otra('BBVA 0123'));
  });

  it('is avoided by those that are known, with what they have of two days', async () => {
    const ayer = sumarDias(HOY, -1);
    await cargar(renglon(), renglon({ ordinal: 2 }), renglon({ fecha: ayer }));
    await cargarEn('Banorte 77', {}, renglon({ referencia: 'A1' }));
    const cuentas = async (consulta: Record<string, string>) =>
      (await invocar(gerente, 'cuentasDeBanco', { consulta })).cuerpo.datos;
    expect(await cuentas({})).toEqual([
      { cuenta: 'BBVA 0123', primero: 0, ultimo: 0 },
      { cuenta: 'Banorte 77', primero: 0, ultimo: 0 },
    ]);
    expect(await cuentas({ primero: ayer, ultimo: HOY })).toEqual([
      { cuenta: 'BBVA 0123', primero: 1, ultimo: 2 },
      { cuenta: 'Banorte 77', primero: 0, ultimo: 1 },
    ]);
  });
});
