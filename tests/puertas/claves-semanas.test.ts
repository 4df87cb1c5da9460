// A payment without a phone's name, weeks after its key was used: by the clock, and not by what a test deletes.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { abrirMundo, usarReloj } from '../setup/abrir-mundo.ts';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';

const mundo = abrirMundo();
const moverReloj = usarReloj();

/** The store deletes in its own time what has expired. */
async function borrarRespuestas({ cobrador }: Escena): Promise<void> {
  const { docs } = await mundo.db.collection('bitacora').where('id_cobrador', '==', cobrador.uid).get();
  for (const doc of docs) await mundo.db.doc(`idempotencia/${String(doc.get('clave'))}`).delete();
}

describe('a payment without a phone’s name, under a key of before', () => {
  it.each([
    ['8 days', '2026-11-26T11:00:00-06:00'],
    ['5 weeks', '2026-12-23T12:00:00-06:00'],
  ])('is not made twice after %s, and says what it did', async (_, cuando) => {
    moverReloj('2026-11-18T11:00:00-06:00');
    const e = await escena(mundo, { plazo: 60 });
    const peticion = { cuerpo: { id_credito: e.id_credito, monto: 120 }, clave: randomUUID() };
    expect((await invocar(e.cobrador, 'registrarAbono', peticion)).estado).toBe(200);
    const antes = await leerLibro(mundo.db, e.cobrador.uid);
    moverReloj(cuando);
    // An answer that is past its day and still there is none either.
    for (const borrada of [false, true]) {
      if (borrada) await borrarRespuestas(e);
      const { estado, cuerpo } = await invocar(e.cobrador, 'registrarAbono', peticion);
      expect([estado, cuerpo.code], borrada ? 'deleted' : 'kept').toEqual([409, 'CLAVE_USADA']);
      expect(cuerpo.message).toMatch(/^Esto ya se hizo el 18\/11\/2026, \d\d:\d\d, y no se hace otra vez\.$/);
      expect(cuerpo.detalles).toEqual([
        { campo: 'Idempotency-Key', mensaje: expect.stringMatching(/^abonos\/registrar: /) as string },
      ]);
      expect(await leerLibro(mundo.db, e.cobrador.uid)).toEqual(antes);
    }
    // Under a key of its own the day's payment is one of its own.
    const otra = await invocar(e.cobrador, 'registrarAbono', { ...peticion, clave: randomUUID() });
    expect([otra.estado, otra.cuerpo]).toMatchObject([200, { yaRegistrado: false }]);
  });
});
