// What each call may read: its largest legal request, asked of the store's meter and compared with a written budget.
import {
  CALLABLES,
  EXPORTACIONES,
  type Llamada,
  LLAMADAS,
  type NombreCallable,
  type NombreLlamada,
} from '@leal/contract';
import { ROL } from '@leal/domain';
import { abrirSala, type Caminante, type Sala } from '@leal/jugador';
import { type Invocacion, llamarPorContrato } from '@leal/seed';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MEDIDAS } from '../../functions/src/http/middleware/limite.ts';
import { ejemplosDe } from '../setup/ejemplos.ts';
import indices from '../../firestore.indexes.json' with { type: 'json' };
import { abrirOficina } from './oficina.ts';
import { PRESUPUESTO } from './presupuesto.ts';

const TODO = process.env['LEAL_PRUEBAS'] === 'todo';
const CAPTURAS = TODO ? 300 : 75;

/** Set aside by the room in which it is played. */
const MEDIDA = MEDIDAS.cobrador.rafaga;

let sala: Sala;
let oficina: ReturnType<typeof abrirOficina>;
beforeAll(async () => {
  sala = await abrirSala('demo-lecturas');
  sala.callar((...error) => expect(error).toEqual([]));
  oficina = abrirOficina(sala, 'l');
});
afterAll(() => sala.cerrar());

const lista = (prefijo: string, cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) => `${prefijo}${i + 1}`);

/** As much as the contract lets one ask for at once, where the example does not; and as much as is not refused unread. */
const MAYORES: { readonly [N in NombreLlamada]?: readonly Invocacion[] } = {
  guardarOrden: [2000, 190, 1].map((n) => ({ cuerpo: { ordenClientes: lista('inventado-', n) } })),
  bandeja: [{ consulta: { limite: 500 } }],
  clientesExcel: EXPORTACIONES.map((exportacion) => ({ consulta: { exportacion, limite: 1000 } })),
  leerBitacora: [{ consulta: { limite: 100 } }],
  clientesDeCobrador: [{ parametros: { id_usuario: 'lc1' }, consulta: { limite: 100 } }],
  reporteDia: [{ parametros: { id_usuario: 'lc1' }, consulta: { fecha: '2026-11-10', limite: 100 } }],
  misSolicitudes: [
    { consulta: { ids: lista('nadie-', 50).join(',') } },
    { consulta: { tipo: 'credito', limite: 100 } },
  ],
  vistosDeVarias: [
    {
      consulta: {
        creditos: lista('lc1-cre-', 50).join(','),
        gastos: lista('lc1-gas-', 50).join(','),
        solicitudes: lista('nadie-', 50).join(','),
      },
    },
  ],
};

const quienDe = ({ roles }: Pick<Llamada, 'roles'>): Caminante =>
  roles === 'publica' || roles.some((rol) => rol === ROL.cobrador) ? oficina.cobrador : oficina.gerente;

/** Who decides is who calls, unless somebody else is named. */
const NOMBRAN = ['id_gerente', 'id_supervisor', 'gerente_responde', 'visto'];
const sin = (objeto: unknown, campos: readonly string[]) =>
  Object.fromEntries(Object.entries(objeto ?? {}).filter(([campo]) => !campos.includes(campo)));

/** The largest page there is, without a cursor that nobody gave. */
function entera({ parametros, consulta, cuerpo }: Invocacion): Invocacion {
  const pedida = sin(consulta, ['cursor']);
  return {
    ...(parametros && { parametros }),
    ...(consulta && { consulta: 'limite' in pedida ? { ...pedida, limite: 100 } : pedida }),
    ...(cuerpo !== undefined && { cuerpo: sin(cuerpo, NOMBRAN) }),
  };
}

type Medida = { readonly estado: number; readonly lecturas: number };
async function medir(hacer: () => Promise<{ estado: number }>): Promise<Medida> {
  sala.motor.meter.reset();
  const { estado } = await hacer();
  return { estado, lecturas: sala.motor.meter.reading().reads };
}

async function medirTodas(): Promise<[string, Medida][]> {
  const medidas: [string, Medida][] = [];
  for (const { nombre, buena } of ejemplosDe({ ...oficina.cobrador, email: '', token: 'lc1.5.x' })) {
    const quien = quienDe(LLAMADAS[nombre]);
    for (const pedido of MAYORES[nombre] ?? [entera(buena)])
      medidas.push([nombre, await medir(() => llamarPorContrato(quien, nombre, pedido))]);
  }
  for (const nombre of Object.keys(CALLABLES) as NombreCallable[]) {
    const id = nombre === 'resolverGasto' ? 'lc1-gas-9' : 'lc1-cre-4';
    medidas.push([nombre, await medir(() => oficina.gerente.porNombre(nombre, { id, decision: 'aprobar' }))]);
  }
  return medidas;
}

it('no call reads more than its budget, however much it asks for', async () => {
  // Settings and people are remembered for a minute.
  await llamarPorContrato(oficina.gerente, 'configuracionNegocio', {});
  await llamarPorContrato(oficina.cobrador, 'configuracionNegocio', {});
  const medidas = await medirTodas();
  const pasadas = medidas.filter(([nombre, { estado, lecturas }]) => {
    const tope = PRESUPUESTO[nombre as keyof typeof PRESUPUESTO];
    return estado >= 500 || lecturas > tope;
  });
  expect(pasadas).toEqual([]);
  expect(new Set(medidas.map(([nombre]) => nombre))).toEqual(new Set(Object.keys(PRESUPUESTO)));
  if (TODO) console.table(medidas.map(([nombre, medida]) => ({ nombre, ...medida })));
});

/** Of documents at the root: an index of others begins with the document above them, and so with somebody's. */
const DE_LA_RAIZ = /\/documents\/([^/]+)\/[^/]+$/;

it('of what a capture writes, the store keeps two indexes in the order of time, an entry in each: 500 writes a second are the limit of either', async () => {
  const { cobrador } = abrirOficina(sala, 't', 1, [{}]);
  const sinIndice = new Set(
    indices.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
      indexes.length === 0 ? [`${collectionGroup}.${fieldPath}`] : [],
    ),
  );
  const crecen = new Set<string>();
  const dejar = sala.motor.onCommit(({ changes }) => {
    for (const { name, before, after } of changes) {
      const [, clase] = DE_LA_RAIZ.exec(name) ?? [];
      for (const [campo, valor] of clase ? (after?.fields ?? []) : []) {
        if (valor.type !== 'timestamp') continue;
        const igual = JSON.stringify(before?.fields.get(campo)) === JSON.stringify(valor);
        if (!igual) crecen.add(`${clase}.${campo}`);
      }
    }
  });
  const cuerpo = { id_credito: 'tc1-cre-1', monto: 120 };
  expect(await llamarPorContrato(cobrador, 'registrarAbono', { cuerpo })).toMatchObject({ estado: 200 });
  dejar();
  expect(crecen.size).toBeGreaterThan(1);
  // The second finds the collectors that moved since the office's sums were made.
  expect([...crecen].filter((campo) => !sinIndice.has(campo)).toSorted()).toEqual([
    'bitacora.fecha',
    'totales.movido_en',
  ]);
});

describe('the limit, by what calls read', () => {
  let cobrador: Caminante;
  beforeAll(() => {
    ({ cobrador } = abrirOficina(sala, 'q', CAPTURAS, [{}]));
    // In the measure of 300.
    MEDIDAS.cobrador.rafaga = (MEDIDA * CAPTURAS) / 300;
    // No time passes in which anything would be given back.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  });
  afterAll(() => void vi.restoreAllMocks());

  it(`a queue of ${CAPTURAS} captures passes at once, with the route read again and again`, async () => {
    const estados = new Map<number, number>();
    for (let i = 1; i <= CAPTURAS; i += 1) {
      const cuerpo = { id_credito: `qc1-cre-${i}`, monto: 120 };
      const { estado } = await llamarPorContrato(cobrador, 'registrarAbono', { cuerpo });
      if (i % 30 === 0)
        await llamarPorContrato(cobrador, 'activosSinPagoHoy', { parametros: { id_usuario: 'qc1' } });
      estados.set(estado, (estados.get(estado) ?? 0) + 1);
    }
    expect([...estados]).toEqual([[200, CAPTURAS]]);
  });

  it('and then its documents are spent: what goes on reading is told to wait', async () => {
    const leer = () =>
      llamarPorContrato(cobrador, 'clientesDeCobrador', {
        parametros: { id_usuario: 'qc1' },
        consulta: { limite: 100 },
      });
    const lecturas = async () => {
      sala.motor.meter.reset();
      for (let estado = 0; estado !== 429;) ({ estado } = await leer());
      return sala.motor.meter.reading().reads;
    };
    expect(await lecturas()).toBeLessThan(MEDIDAS.cobrador.rafaga);
  });
});
