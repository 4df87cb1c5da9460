// A key is never used twice, however long its answer has been forgotten: what was done under it is not done again.
import { randomUUID } from 'node:crypto';
import type { NombreLlamada } from '@leal/contract';
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { TELEFONO } from '../setup/casos-rechazo.ts';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

/**
 * The store as it is after weeks: it has deleted the answers of the keys under which something of this collector was
 * done.
 */
async function olvidar({ cobrador }: Escena): Promise<void> {
  const { docs } = await mundo.db.collection('bitacora').where('id_cobrador', '==', cobrador.uid).get();
  const claves = new Set(docs.map((doc) => doc.get('clave') as string | undefined));
  for (const clave of claves) if (clave !== undefined) await mundo.db.doc(`idempotencia/${clave}`).delete();
}

type Cambio = {
  readonly nombre: NombreLlamada;
  readonly cuerpo: (e: Escena) => object;
  readonly deGerente?: true;
  readonly accion: string;
};

const CAMBIOS: readonly Cambio[] = [
  { nombre: 'crearGasto', cuerpo: () => ({ monto: 100, motivo: 'Gasolina' }), accion: 'gastos/crear' },
  { nombre: 'crearTraspaso', cuerpo: () => ({ monto: 50 }), accion: 'traspasos/crear' },
  {
    nombre: 'crearTraspaso',
    deGerente: true,
    cuerpo: ({ cobrador }) => ({ monto: 500, id_cobrador: cobrador.uid }),
    accion: 'traspasos/crear',
  },
];

describe.each(CAMBIOS)('$nombre', ({ nombre, cuerpo, deGerente, accion }) => {
  it('is refused when its key comes again after its answer was forgotten, and says what it did', async () => {
    const e = await escena(mundo);
    await e.abonar(120);
    const quien = deGerente ? gerente : e.cobrador;
    const peticion = { cuerpo: cuerpo(e), clave: randomUUID() };
    const primera = await invocar(quien, nombre, peticion);
    expect(primera.estado).toBeLessThan(300);
    const antes = await leerLibro(mundo.db, e.cobrador.uid);
    await olvidar(e);
    const { estado, cuerpo: dicho } = await invocar(quien, nombre, peticion);
    expect([estado, dicho.code]).toEqual([409, 'CLAVE_USADA']);
    expect(dicho.message).toMatch(/^Esto ya se hizo el 18\/11\/2026, \d\d:\d\d, y no se hace otra vez\.$/);
    expect(dicho.detalles).toEqual([
      { campo: 'Idempotency-Key', mensaje: expect.stringMatching(`^${accion}: `) as string },
    ]);
    expect(await leerLibro(mundo.db, e.cobrador.uid)).toEqual(antes);
  });
});

describe('a capture that names its phone is answered with what it became', () => {
  const capturado_en = '2026-11-18T10:30:00-06:00';

  it.each([
    [
      'a payment',
      'registrarAbono',
      { monto: 120 },
      { yaRegistrado: true, registrado: { tipo: 'pago', monto: 120 } },
    ],
    [
      'a visit',
      'registrarAbono',
      { monto: 0 },
      { yaRegistrado: true, registrado: { tipo: 'visita', monto: 0 } },
    ],
    ['a late day', 'registrarAtraso', {}, { yaRegistrado: true, registrado: { tipo: 'atraso' } }],
    ['six abonos', 'registrarAbono', { monto: 720 }, { requiereAprobacion: true, tipo: 'multiple' }],
  ] as const)('%s', async (_, nombre, campos, esperado) => {
    const e = await escena(mundo);
    const peticion = {
      cuerpo: { id_credito: e.id_credito, capturado_en, ...TELEFONO, ...campos },
      clave: randomUUID(),
    };
    expect((await invocar(e.cobrador, nombre, peticion)).estado).toBeLessThan(300);
    const antes = await e.libro();
    await olvidar(e);
    // And its day is not one of those that the credit carries any more.
    await mundo.db.doc(`creditos/${e.id_credito}`).update({ gestiones: {}, id_multiple_abierto: null });
    const { estado, cuerpo } = await invocar(e.cobrador, nombre, peticion);
    expect([estado, cuerpo]).toMatchObject([expect.toBeOneOf([200, 202]), esperado]);
    const { movimientos, solicitudes, bitacora } = await leerLibro(mundo.db, e.cobrador.uid);
    expect({ movimientos, solicitudes, bitacora }).toEqual({
      movimientos: antes.movimientos,
      solicitudes: antes.solicitudes,
      bitacora: antes.bitacora,
    });
  });
});

it('the first row of the audit has the key’s own id, the others their own', async () => {
  const e = await escena(mundo);
  await e.abonar(120);
  const { bitacora } = await e.libro();
  const porClave = Map.groupBy(
    bitacora.filter(({ clave }) => clave !== undefined),
    ({ clave }) => clave,
  );
  expect(porClave.size).toBeGreaterThan(0);
  for (const [clave, filas] of porClave) expect(filas.map(({ id }) => id)).toContain(clave);
});
