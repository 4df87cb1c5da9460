// Rows and days from before there was a result of months: they get their sums once; and what is made wrong is found.
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { reindexar } from '../../functions/src/use-cases/clientes/reindexar.ts';
import { comoPersona as persona } from '../setup/mundo-de-sala.ts';
import { reasignar } from '../setup/reasignar.ts';
import { HOY, idDe, NADA, usarResultado } from './con-resultado.ts';

const mundo = usarResultado('demo-resultado-de-antes');
const { ana, beto, gerente, credito, ahora, manana, db, conciliar, cuadra } = mundo;
const { resultado, deCada, pagar, editar, borrar } = mundo;

describe('days of before', () => {
  const sinInteres = (edicion: object) =>
    Object.fromEntries(Object.entries(edicion).filter(([campo]) => campo !== 'interes_centavos'));
  /** As they were: neither rows nor days say any of it. */
  async function envejecer() {
    const { docs } = await db().collectionGroup('movimientos').get();
    for (const { ref, data } of docs.map((foto) => ({ ref: foto.ref, data: foto.data() })))
      await ref.update({
        interes_centavos: FieldValue.delete(),
        ediciones: (data['ediciones'] as object[]).map((edicion) => sinInteres(edicion)),
        ...('eliminado' in data && { 'eliminado.interes_centavos': FieldValue.delete() }),
      });
    for (const { ref } of (await db().collectionGroup('dias').get()).docs)
      await ref.update(
        Object.fromEntries(
          [
            'interes_centavos',
            'condonado_centavos',
            'perdido_centavos',
            'castigado_centavos',
            'recuperado_centavos',
          ].map((campo) => [campo, FieldValue.delete()]),
        ),
      );
  }

  it('get their sums once: zeros at once, and what they add up to in the night', async () => {
    const id = await pagar(100);
    await pagar(33.33, {}, ana, idDe(ana, 30));
    const otro = await pagar(60, {}, beto, idDe(beto));
    manana();
    await editar(id, 55.55);
    await borrar(otro, beto);
    const [noviembre, diciembre] = [await resultado(), await resultado('2026-12')];
    await envejecer();
    expect(await resultado()).toEqual(NADA);
    expect((await reindexar(ahora())).dias).toEqual({ vistos: 6, cambiados: 6 });
    expect((await reindexar(ahora())).dias).toEqual({ vistos: 6, cambiados: 0 });
    const { detalle, por_revisar } = await conciliar(false);
    expect(por_revisar).toEqual([]);
    expect(detalle.map(({ campo }) => campo)).toEqual(Array(4).fill('interes_centavos'));
    expect([await resultado(), await resultado('2026-12')]).toEqual([noviembre, diciembre]);
    const otra = await conciliar();
    expect(otra.detalle).toEqual([]);
    // Payments since then say theirs.
    await pagar(44.44);
    expect((await conciliar()).detalle).toEqual([]);
  });

  it('of a credit that went over are counted from all its rows', async () => {
    await pagar(1.01);
    const { id_cliente } = credito();
    await reasignar(persona(gerente), { de: ana.uid, a: [beto.uid], clientes: [id_cliente] });
    manana();
    await pagar(1.02, {}, beto);
    const antes = [await deCada('2026-11'), await deCada('2026-12')];
    await envejecer();
    await reindexar(ahora());
    await conciliar(false);
    expect([await deCada('2026-11'), await deCada('2026-12')]).toEqual(antes);
  });

  it('are repaired, and a credit whose rows contradict it is told', async () => {
    await pagar(100);
    const { uid } = ana;
    await db()
      .doc(`totales/${uid}/dias/${HOY}`)
      .update({ interes_centavos: FieldValue.increment(5) });
    const { detalle } = await conciliar(false);
    expect(detalle).toMatchObject([{ campo: 'interes_centavos', deriva: -5 }]);
    await cuadra();
    await db()
      .doc(`creditos/${idDe(ana)}/movimientos/pago-${HOY}`)
      .update({ interes_centavos: FieldValue.increment(1) });
    const { por_revisar } = await conciliar();
    expect(por_revisar).toMatchObject([
      { documento: `creditos/${idDe(ana)}`, motivo: 'El interés de sus pagos no es el de lo pagado' },
    ]);
  });
});
