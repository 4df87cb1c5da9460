// A whole route goes over, part by part, to one or shared out; it can be stopped, and goes on where it was left.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import type { Persona } from '../setup/mundo.ts';
import { acabar, empezar, preguntar, reasignar, seguir } from '../setup/reasignar.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const creditos = (n: number, colonia?: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => (colonia ? { persona: { colonia: colonia(i) } } : {}));
const clientesDe = async ({ uid }: Persona) => (await libroCuadrado(mundo.db, uid)).clientes;

/** The last change, as the notices of these people say it. */
const dichoA = (...gente: readonly { readonly uid: string }[]) =>
  Promise.all(
    gente.map(async ({ uid }) => (await mundo.db.doc(`avisos/${uid}`).get()).get('manos.texto') as string),
  );

describe('a whole route', () => {
  it('goes in parts of 25; the question says what becomes of the other route', async () => {
    const [de, a] = await Promise.all([mundo.cobrador(creditos(30)), mundo.cobrador(creditos(2))]);
    const seleccion = { de: de.uid, a: [a.uid] };
    expect((await preguntar(gerente, seleccion)).cuerpo).toMatchObject({
      estado: 'con_clientes',
      visto: { clientes: 30, creditos: 30, saldo: 108_000 },
      receptores: [
        { clientes: 30, activos_antes: 2, activos_despues: 32, saldo_antes: 7200, saldo_despues: 115_200 },
      ],
    });
    const { cuerpo } = await empezar(gerente, seleccion);
    const parte = await seguir(gerente, cuerpo.id_reasignacion);
    expect(parte.cuerpo).toMatchObject({ estado: 'en_curso', clientes: 30, pasaron: 25 });
    expect(await clientesDe(a)).toHaveLength(27);
    expect(await dichoA(de, a)).toEqual([
      `Pasaron 25 clientes a Cobrador ${a.prefijo}`,
      `Recibiste 25 clientes de Cobrador ${de.prefijo}`,
    ]);
    const dos = await seguir(gerente, cuerpo.id_reasignacion);
    expect(dos.cuerpo).toMatchObject({ estado: 'terminada', pasaron: 30, quedaron: 0 });
    expect(await dichoA(de, a)).toEqual([
      `Pasaron 30 clientes a Cobrador ${a.prefijo}`,
      `Recibiste 30 clientes de Cobrador ${de.prefijo}`,
    ]);
    // The change has ended: nothing goes any more.
    expect((await seguir(gerente, cuerpo.id_reasignacion)).cuerpo).toEqual(dos.cuerpo);
    expect([(await clientesDe(de)).length, (await clientesDe(a)).length]).toEqual([0, 32]);
    const { datos } = (await invocar(gerente, 'listarReasignaciones')).cuerpo;
    expect(datos.find(({ id_reasignacion }) => id_reasignacion === cuerpo.id_reasignacion)).toEqual(
      dos.cuerpo,
    );
  });

  it('is shared out by count or by neighbourhood', async () => {
    const enDos = (i: number) => (i < 4 ? 'Centro' : 'Las Rosas');
    const [de, a, b] = await Promise.all([
      mundo.cobrador(creditos(5, enDos)),
      mundo.cobrador(),
      mundo.cobrador(),
    ]);
    const partes = async (por: 'cuenta' | 'colonia') =>
      (await preguntar(gerente, { de: de.uid, a: [a.uid, b.uid], por })).cuerpo.visto.partes;
    expect((await partes('cuenta')).map(({ clientes }) => clientes)).toEqual([2, 3]);
    expect((await partes('colonia')).map(({ clientes }) => clientes)).toEqual([4, 1]);
    await reasignar(gerente, { de: de.uid, a: [a.uid, b.uid], por: 'colonia' });
    const colonias = async (quien: Persona) =>
      new Set((await clientesDe(quien)).map(({ colonia }) => colonia));
    expect([await colonias(a), await colonias(b)]).toEqual([new Set(['Centro']), new Set(['Las Rosas'])]);
  });

  it('that is stopped leaves the rest where it was', async () => {
    const [de, a] = await Promise.all([mundo.cobrador(creditos(27)), mundo.cobrador()]);
    const { cuerpo } = await empezar(gerente, { de: de.uid, a: [a.uid] });
    const parametros = { id_reasignacion: cuerpo.id_reasignacion };
    await seguir(gerente, cuerpo.id_reasignacion);
    const detenida = await invocar(gerente, 'detenerReasignacion', { parametros });
    expect(detenida.cuerpo).toMatchObject({ estado: 'detenida', pasaron: 25, quedaron: 0 });
    expect((await acabar(gerente, cuerpo.id_reasignacion)).cuerpo).toMatchObject({ pasaron: 25 });
    expect(await clientesDe(de)).toHaveLength(2);
  });
});
