// A manager takes a cut as it was counted, or returns it with a reason.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { decidirCorteDe } from '../setup/cortes.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const [gerente, otro] = await Promise.all([mundo.cuenta('gerente@leal.demo'), mundo.gerente()]);

const decidir = (quien: Persona, id_corte: string, cuerpo: Record<string, unknown>) =>
  invocar(quien, 'decidirCorte', { parametros: { id_corte }, cuerpo });
const VISTO = { esperado: 120, contado: 100, estado: 'entregado' };

describe('a manager', () => {
  it('takes it as it was counted; what it lacks is on the collector’s account until settled', async () => {
    const e = await escena(mundo);
    const id_corte = await e.entregarCorte();
    expect(await decidir(gerente, id_corte, { decision: 'confirmar', visto: VISTO })).toMatchObject({
      estado: 200,
      cuerpo: { corte: { estado: 'confirmado', diferencia: 20, id_gerente: gerente.uid } },
    });
    const listadas = async (estado: string) =>
      (await invocar(e.cobrador, 'listarDiferencias', { consulta: { estado } })).cuerpo.datos;
    expect(await listadas('abierta')).toMatchObject([{ id_corte, monto: 20, debe: 0, estado: 'abierta' }]);
    const resolver = (como: string, monto = 20) =>
      invocar(gerente, 'resolverDiferencia', {
        parametros: { id_corte },
        cuerpo: { como, motivo: 'La pagó', visto: { monto } },
      });
    expect(await resolver('saldada', 30)).toMatchObject({ estado: 409, cuerpo: { actual: { monto: 20 } } });
    expect(await resolver('saldada')).toMatchObject({ estado: 200 });
    expect(await resolver('condonada')).toMatchObject({ estado: 409, cuerpo: { code: 'YA_PROCESADA' } });
    expect(await listadas('abierta')).toEqual([]);
    expect(await listadas('saldada')).toMatchObject([
      { motivo: 'La pagó', resuelta_por: 'Adriana Solís Cárdenas' },
    ]);
  });

  it('returns it with a reason; counted again it keeps both counts, and then it is confirmed', async () => {
    const e = await escena(mundo);
    const id_corte = await e.entregarCorte();
    expect(await decidir(gerente, id_corte, { decision: 'devolver', visto: VISTO })).toMatchObject({
      estado: 400,
      cuerpo: {
        code: 'DATOS_INVALIDOS',
        detalles: [{ campo: 'motivo', mensaje: 'El motivo es requerido' }],
      },
    });
    await decidirCorteDe(gerente, id_corte, 'devolver');
    const cuerpo = { conteo: { '100': 1, '20': 1 }, esperado: 120, nota: 'Estaba en la bolsa' };
    const otraVez = () => invocar(e.cobrador, 'entregarDevuelto', { parametros: { id_corte }, cuerpo });
    expect(await otraVez()).toMatchObject({
      estado: 200,
      cuerpo: {
        corte: {
          estado: 'entregado',
          diferencia: 0,
          veces: [
            { contado: 100, devuelto: { motivo: 'Cuenta de nuevo' } },
            { contado: 120, devuelto: null },
          ],
        },
      },
    });
    expect((await otraVez()).estado).toBe(409);
    // A cut that was read before it was counted again cannot be confirmed as it was read.
    expect(await decidir(gerente, id_corte, { decision: 'confirmar', visto: VISTO })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { contado: 120 } },
    });
    await decidirCorteDe(gerente, id_corte);
    expect((await e.libro()).diferencias).toEqual([]);
  });

  it('is held to all that the question showed, and told what it would show now', async () => {
    const id_corte = await (await escena(mundo)).entregarCorte();
    for (const otra of [{ esperado: 121 }, { contado: 101 }, { estado: 'devuelto' }])
      expect(
        await decidir(gerente, id_corte, { decision: 'confirmar', visto: { ...VISTO, ...otra } }),
      ).toMatchObject({ estado: 409, cuerpo: { code: 'CAMBIO_MIENTRAS', actual: VISTO } });
    expect(await decidir(gerente, 'nadie_1', { decision: 'confirmar', visto: VISTO })).toMatchObject({
      estado: 404,
      cuerpo: { code: 'NO_ENCONTRADO' },
    });
  });

  it('reads why a cut takes no answer; each return keeps its own reason, its line in the audit, and is told', async () => {
    const e = await escena(mundo);
    const id_corte = await e.entregarCorte();
    const avisado = async () =>
      (await mundo.db.doc(`avisos/${e.cobrador.uid}`).get()).get('caja') as number | undefined;
    const antes = await avisado();
    const devolver = (motivo: string) =>
      decidir(gerente, id_corte, { decision: 'devolver', motivo, visto: VISTO });
    await devolver('Cuenta de nuevo');
    expect(await devolver('Otra vez')).toMatchObject({
      estado: 409,
      cuerpo: { code: 'YA_PROCESADA', message: 'Este corte se devolvió: falta que lo cuente de nuevo.' },
    });
    const contado = { conteo: { '100': 1 }, esperado: 120 };
    await invocar(e.cobrador, 'entregarDevuelto', { parametros: { id_corte }, cuerpo: contado });
    expect(await devolver('Faltan 20')).toMatchObject({
      cuerpo: {
        corte: {
          veces: [{ devuelto: { motivo: 'Cuenta de nuevo' } }, { devuelto: { motivo: 'Faltan 20' } }],
        },
      },
    });
    // The count in between is told as well.
    expect(await avisado()).toBe((antes ?? 0) + 3);
    const { docs } = await mundo.db
      .collection('bitacora')
      .where('documento', '==', `cortes/${id_corte}`)
      .get();
    const devueltos = docs.map((doc) => doc.data()).filter(({ accion }) => accion === 'cortes/devolver');
    expect(devueltos.map(({ antes: era }) => era as object)).toEqual([
      { estado: 'entregado' },
      { estado: 'entregado' },
    ]);
    expect(devueltos.map(({ despues }) => despues as object)).toContainEqual({
      estado: 'devuelto',
      motivo: 'Faltan 20',
      esperado_centavos: 12_000,
      contado_centavos: 10_000,
      diferencia_centavos: 2000,
    });
  });

  it('of two at once one is first, and the other reads what became of it', async () => {
    const e = await escena(mundo);
    const id_corte = await e.entregarCorte();
    const confirmar = decidir(gerente, id_corte, { decision: 'confirmar', visto: VISTO });
    const devolver = decidir(otro, id_corte, { decision: 'devolver', motivo: 'Falta', visto: VISTO });
    const estados = (await Promise.all([confirmar, devolver])).map(({ estado }) => estado);
    expect(new Set(estados)).toEqual(new Set([200, 409]));
    const { cortes, diferencias } = await e.libro();
    expect(diferencias).toHaveLength(cortes[0]?.estado === 'confirmado' ? 1 : 0);
  });
});
