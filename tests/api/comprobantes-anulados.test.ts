// A receipt that was taken back: by whom, how it is named, and what its page says then.
import { describe, expect, it } from 'vitest';
import { nuevoToken } from '../setup/comprobantes.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { type Cuerpo, dar, HOY, usarPuerta } from '../setup/puerta.ts';

const mundo = abrirMundo();
const { leer, puerta } = usarPuerta(mundo);

describe('revoked', () => {
  it.each(['cobrador', 'gerente'] as const)('by the %s it says so, once, audited', async (quien) => {
    const { cobrador, recibo, pagar, libro } = await puerta();
    const comprobante = recibo();
    await dar(cobrador, comprobante);
    await pagar();
    const persona = quien === 'cobrador' ? cobrador : await mundo.cuenta('gerente@leal.demo');
    const cuerpo = { token: comprobante.token, motivo: 'Era de otro' };
    for (const _ of [1, 2])
      expect((await invocar(persona, 'revocarComprobante', { cuerpo })).estado).toBe(200);
    const dicho = await leer(comprobante.token);
    expect(dicho).toEqual({ estado: 'revocado', folio: expect.any(String) as string, fecha: HOY });
    const { bitacora } = await libro();
    const renglones = bitacora.filter(({ accion }) => accion === 'comprobantes/revocar');
    expect(renglones).toHaveLength(1);
    expect(JSON.stringify(bitacora)).not.toContain(comprobante.token);
  });

  it('by its link: the answer says both, and no receipt of that payment stands any more', async () => {
    const { cobrador, recibo, pagar, libro, serie } = await puerta();
    await pagar();
    const { token } = recibo();
    await dar(cobrador, recibo({ token }));
    const folio = `${serie}-0001`;
    const tokens = async () => {
      const { docs } = await mundo.db.collection('recibos').where('id_cobrador', '==', cobrador.uid).get();
      return docs.map((foto) => foto.get('token') as string | null);
    };
    expect(await tokens()).toEqual([token]);
    const { cuerpo } = await invocar(cobrador, 'revocarComprobante', { cuerpo: { token } });
    expect([cuerpo, await tokens()]).toEqual([{ token, folio }, [null]]);
    const { bitacora } = await libro();
    const [fila] = bitacora.filter(({ accion }) => accion === 'comprobantes/revocar');
    expect(fila?.despues).toEqual({ folio });
  });

  it('by the number that a statement says; whoever did not name the link is not told it', async () => {
    const { cobrador, recibo, libro } = await puerta();
    const comprobante = recibo();
    const { folio } = (await dar(cobrador, comprobante)).cuerpo;
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const anular = (cuerpo: Cuerpo) => invocar(gerente, 'revocarComprobante', { cuerpo });
    const { estado, cuerpo } = await anular({ folio, motivo: 'Era de otro' });
    expect([estado, cuerpo]).toEqual([200, { folio }]);
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'revocado', folio });
    const { bitacora } = await libro();
    const [fila] = bitacora.filter(({ accion }) => accion === 'comprobantes/revocar');
    expect(fila).toMatchObject({ documento: `folios/${folio}`, despues: { folio, motivo: 'Era de otro' } });
    expect((await anular({ folio })).cuerpo).toEqual({ folio });

    expect((await anular({ folio: 'ZZZZZ-0001' })).cuerpo.code).toBe('NO_ENCONTRADO');
    for (const mala of [{}, { folio, token: comprobante.token }, { folio: 'K7MQ2' }, { folio: 'k7mq2-0001' }])
      expect((await anular(mala)).cuerpo.detalles?.map(({ campo }) => campo)).toEqual(['folio']);
  });

  it('not by another collector, who learns nothing of it', async () => {
    const { cobrador, recibo } = await puerta();
    const comprobante = recibo();
    await dar(cobrador, comprobante);
    const ajeno = await mundo.cobrador();
    const pedirlo = (cuerpo: Cuerpo) => invocar(ajeno, 'revocarComprobante', { cuerpo });
    const folio = `${comprobante.serie}-0001`;
    for (const [verdadero, inventado] of [
      [{ token: comprobante.token }, { token: nuevoToken() }],
      [{ folio }, { folio: 'ZZZZZ-0001' }],
    ] as const) {
      const dicho = await pedirlo(verdadero);
      expect([dicho.estado, dicho.cuerpo]).toEqual([403, (await pedirlo(inventado)).cuerpo]);
    }
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'en_camino' });
  });
});
