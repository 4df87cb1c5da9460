// Cash of somebody who leaves: what the question says of it, and how a manager counts and closes that box.
import { describe, expect, it } from 'vitest';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import { escena, escenaDe, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { reasignar } from '../setup/reasignar.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const [gerente, otro] = await Promise.all([mundo.cuenta('gerente@leal.demo'), mundo.gerente()]);

type Cuerpo = Record<string, unknown>;
type De = Pick<Escena, 'cobrador'>;
const parametrosDe = ({ cobrador }: De) => ({ id_usuario: cobrador.uid });
const preguntar = async (e: De) =>
  (await invocar(gerente, 'vistoUsuario', { parametros: parametrosDe(e) })).cuerpo.visto;
const apagar = (e: De, visto?: unknown, activo = false) =>
  invocar(gerente, 'cambiarUsuario', {
    parametros: parametrosDe(e),
    cuerpo: { activo, visto, ...(!activo && { deja_clientes: true }) },
  });
const cerrar = ({ cobrador }: { readonly cobrador: Pick<Persona, 'uid'> }, cuerpo: Cuerpo, quien = gerente) =>
  invocar(quien, 'cerrarCaja', { cuerpo: { id_cobrador: cobrador.uid, ...cuerpo } });
const enRutas = async ({ cobrador }: De) => {
  const { datos } = (await invocar(gerente, 'gerenteRutas', { consulta: { id_cobrador: cobrador.uid } }))
    .cuerpo;
  return datos[0]?.efectivo_en_mano;
};
const CONTADO = { conteo: { '100': 1 }, visto: { numero: 1, esperado: 120 } };

/** A collector takes one payment of 120, and is then turned off as the question said. */
async function seFue(): Promise<Escena> {
  const e = await escena(mundo);
  await e.abonar(120);
  await apagar(e, await preguntar(e));
  return e;
}

describe('in hand', () => {
  it('is the open cut, the cuts to confirm and the differences, on every way of the cash', async () => {
    const cobrador = await mundo.cobrador([{}, {}]);
    const [una, dos] = [escenaDe(mundo, cobrador, 1), escenaDe(mundo, cobrador, 2)];
    const pasos: [() => Promise<unknown>, number][] = [
      [() => una.abonar(120), 120],
      [() => entregarCorteDe(cobrador), 120],
      [() => dos.abonar(60), 180],
    ];
    for (const [paso, esperado] of pasos) {
      await paso();
      expect(await enRutas({ cobrador })).toBe(esperado);
    }
    // 100 of the 120 were counted: the rest stays on the account until it is settled.
    const id_corte = `${cobrador.uid}_1`;
    await decidirCorteDe(gerente, id_corte);
    expect(await enRutas({ cobrador })).toBe(80);
    await invocar(gerente, 'resolverEdicionPago', {
      parametros: { id: dos.pago('18') },
      cuerpo: { estado: 'aprobada', monto_aprobado: 50 },
    });
    expect(await enRutas({ cobrador })).toBe(70);
    await invocar(gerente, 'resolverDiferencia', {
      parametros: { id_corte },
      cuerpo: { como: 'saldada', motivo: 'La pagó', visto: { monto: 20 } },
    });
    expect(await enRutas({ cobrador })).toBe(50);
    await libroCuadrado(mundo.db, cobrador.uid);
  });

  it('has floats and loans handed over as well', async () => {
    const e = await escena(mundo);
    const { cuerpo } = await invocar(gerente, 'crearTraspaso', {
      cuerpo: { id_cobrador: e.cobrador.uid, monto: 500 },
    });
    expect(await enRutas(e)).toBe(0);
    const { id_traspaso } = cuerpo.traspaso;
    await invocar(e.cobrador, 'decidirTraspasoDe', {
      parametros: { id_traspaso },
      cuerpo: { decision: 'confirmar' },
    });
    expect(await enRutas(e)).toBe(500);
    await libroCuadrado(mundo.db, e.cobrador.uid);
  });
});

describe('the question that turns a collector off', () => {
  it('says cash, open tasks, hand-overs and loans that wait, and is decided on exactly that', async () => {
    const cobrador = await mundo.cobrador([{}, {}, { estado: 'Pendiente' }]);
    const [una, dos, tres] = [1, 2, 3].map((n) => escenaDe(mundo, cobrador, n)) as [Escena, Escena, Escena];
    await una.abonar(120);
    await una.entregarParcial(50);
    await tres.aprobado();
    const visto = await preguntar(una);
    expect(visto).toMatchObject({ activo: true, en_mano: 120, tareas: 0, traspasos: 1, por_entregar: 1 });
    await dos.entregarParcial(30);
    expect(await apagar(una, visto)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { traspasos: 2 } },
    });
    const { cuerpo } = await apagar(una, await preguntar(una));
    expect(cuerpo).toMatchObject({ usuario: { activo: false }, cartera: { en_mano: 120 } });
  });

  it('is answered twice where clients are left over: nobody would collect from them', async () => {
    const [e, otro] = await Promise.all([escena(mundo), mundo.cobrador()]);
    const parametros = parametrosDe(e);
    const cambiar = async (cuerpo: Cuerpo) => invocar(gerente, 'cambiarUsuario', { parametros, cuerpo });
    const quedan = { estado: 409, cuerpo: { code: 'DEJA_CLIENTES' } };
    expect(await cambiar({ activo: false })).toMatchObject(quedan);
    expect(await cambiar({ activo: false, visto: await preguntar(e) })).toMatchObject(quedan);
    expect((await mundo.db.doc(`usuarios/${e.cobrador.uid}`).get()).data()).toMatchObject({ activo: true });
    await reasignar(gerente, { de: e.cobrador.uid, a: [otro.uid] });
    expect(await cambiar({ activo: false, visto: await preguntar(e) })).toMatchObject({ estado: 200 });
  });
});

describe('the box of an inactive collector', () => {
  it('is counted and closed by a manager: both names on the cut, and what it lacked on the account', async () => {
    const e = await seFue();
    const { estado, cuerpo } = await cerrar(e, { ...CONTADO, nota: 'La trajo su hermano' });
    const { nombre_cobrador, nombre_gerente, veces } = cuerpo.corte;
    expect([estado, cuerpo.corte]).toMatchObject([
      201,
      {
        numero: 1,
        estado: 'confirmado',
        esperado: 120,
        contado: 100,
        diferencia: 20,
        id_gerente: gerente.uid,
      },
    ]);
    expect(nombre_gerente).toBe('Adriana Solís Cárdenas');
    expect(nombre_cobrador).not.toBe(nombre_gerente);
    expect(veces).toMatchObject([{ contado_por: nombre_gerente, contado: 100 }]);
    expect(await enRutas(e)).toBe(20);
    const libro = await libroCuadrado(mundo.db, e.cobrador.uid);
    expect([libro.caja.numero, libro.diferencias.length]).toEqual([2, 1]);
    expect((await cerrar(e, CONTADO)).cuerpo.code).toBe('YA_PROCESADA');
  });

  it('that was returned before is counted again by the manager', async () => {
    const e = await escena(mundo);
    await e.corteDevuelto();
    await apagar(e);
    const { cuerpo } = await cerrar(e, { ...CONTADO, conteo: { '100': 1, '20': 1 } });
    expect(cuerpo.corte).toMatchObject({ estado: 'confirmado', diferencia: 0, motivo: null });
    expect(cuerpo.corte.veces.map(({ contado_por }) => contado_por)).toEqual([
      null,
      'Adriana Solís Cárdenas',
    ]);
    expect(await enRutas(e)).toBe(0);
    await libroCuadrado(mundo.db, e.cobrador.uid);
  });

  it('is refused while the account is on, for an empty box, and for anything else than what was seen', async () => {
    const e = await escena(mundo);
    await e.abonar(120);
    const antes = await e.libro();
    expect((await cerrar(e, CONTADO)).cuerpo).toMatchObject({
      code: 'USUARIO_INVALIDO',
      message: expect.stringContaining('está activa') as string,
    });
    expect((await cerrar({ cobrador: gerente }, CONTADO)).estado).toBe(404);
    await apagar(e);
    expect((await cerrar(e, { ...CONTADO, visto: { numero: 1, esperado: 100 } })).cuerpo).toMatchObject({
      code: 'CAMBIO_MIENTRAS',
      actual: { esperado: 120 },
    });
    for (const malo of [
      { conteo: { '100': -1 } },
      { conteo: 'mil' },
      { visto: null },
      { nota: 'x'.repeat(501) },
    ])
      expect((await cerrar(e, { ...CONTADO, ...malo })).cuerpo.code).toBe('DATOS_INVALIDOS');
    expect((await e.libro()).caja).toEqual(antes.caja);
    const vacia = await escena(mundo);
    await apagar(vacia);
    expect((await cerrar(vacia, { ...CONTADO, visto: { numero: 1, esperado: 0 } })).cuerpo.code).toBe(
      'NO_ELEGIBLE',
    );
  });

  it('of two managers at once one closes it', async () => {
    const e = await seFue();
    const dos = await Promise.all([gerente, otro].map((quien) => cerrar(e, CONTADO, quien)));
    expect(new Set(dos.map(({ estado }) => estado))).toEqual(new Set([201, 409]));
    expect((await e.libro()).cortes).toHaveLength(1);
    await libroCuadrado(mundo.db, e.cobrador.uid);
  });

  it('that nobody handed in is listed as of an account that is off', async () => {
    const e = await seFue();
    await mundo.db.doc(`cajas/${e.cobrador.uid}`).update({ abierta_desde: '2026-11-17' });
    const { datos } = (await invocar(gerente, 'cortesSinEntregar')).cuerpo;
    expect(datos.find(({ id_cobrador }) => id_cobrador === e.cobrador.uid)).toMatchObject({
      activo: false,
      esperado: 120,
    });
  });
});
