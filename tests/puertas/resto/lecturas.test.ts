// The reads of each call: its largest legal request, asked of the store's meter and compared with a written budget.
import { LLAMADAS, type NombreCallable, type NombreLlamada } from '@leal/contract';
import { ROL } from '@leal/domain';
import { abrirSala, type Caminante } from '@leal/jugador';
import { llamarPorContrato, type Respuesta } from '@leal/seed';
import type { UserRecord } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { MEDIDAS } from '../../../functions/src/http/middleware/limite.ts';
import { resumirOficina } from '../../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import type { Caso } from '../../setup/caso-pregunta.ts';
import { CASOS } from '../../setup/casos-pregunta.ts';
import { ponerEnEscena } from '../../setup/matriz/fila.ts';
import type { Mundo } from '../../setup/mundo.ts';
import { abrirPregunta } from '../../setup/preguntas.ts';
import indices from '../../../firestore.indexes.json' with { type: 'json' };
import { llenar } from '../llena.ts';
import { comoPersona, mundoDe } from '../../setup/mundo-de-sala.ts';
import { abrirOficina, AHORA, CARTERA } from '../oficina.ts';
import { type EnEscena, escenasDe, esLectura, lecturasDe, puede } from '../pedidos.ts';
import { PRESUPUESTO } from '../presupuesto.ts';

const CAPTURAS = ES_TODO ? 300 : 75;

/** Set aside by the room in which it is played. */
const MEDIDA = MEDIDAS.cobrador.rafaga;

type Oficina = ReturnType<typeof abrirOficina>;
const sala = await abrirSala('demo-lecturas');
sala.callar((...error) => expect(error).toEqual([]));
const oficina = abrirOficina(sala, 'l', CARTERA);
afterAll(() => sala.cerrar());

type Medida = { readonly nombre: string; readonly estado: number; readonly lecturas: number };
type Nombre = NombreLlamada | NombreCallable;
const medidas: Medida[] = [];
const pasadas: object[] = [];
/** Lists that were asked for a page, and of which one came full. */
const [pedidas, llenas] = [new Set<Nombre>(), new Set<Nombre>()];

/** `negada`: the refusals that are meant; anything else has to be answered. */
async function medir(nombre: Nombre, hacer: () => Promise<Respuesta>, negada?: readonly number[]) {
  sala.motor.meter.reset();
  const { estado, cuerpo } = await hacer();
  const medida = { nombre, estado, lecturas: sala.motor.meter.reading().reads };
  medidas.push(medida);
  const contestada = negada ? negada.includes(estado) : estado < 300;
  const tope = PRESUPUESTO[nombre];
  if (!contestada || medida.lecturas > tope) pasadas.push({ ...medida, tope, dicho: cuerpo['message'] });
  return cuerpo;
}

function anotarPagina(
  nombre: Nombre,
  limite: unknown,
  { datos, historial_fecha }: Respuesta['cuerpo'],
): void {
  if (limite === undefined) return;
  pedidas.add(nombre);
  if (((datos ?? historial_fecha) as unknown[]).length === limite) llenas.add(nombre);
}

/** Everybody who may ask, for as much as there is. */
async function medirLecturas({ cobrador, gerente }: Oficina): Promise<void> {
  for (const quien of [cobrador, gerente])
    for (const { nombre, pedidos } of lecturasDe(cobrador.uid, cobrador.token))
      for (const { negada, ...pedido } of puede(nombre, quien.id_rol) ? pedidos : [])
        anotarPagina(
          nombre,
          pedido.consulta?.['limite'],
          await medir(nombre, () => llamarPorContrato(quien, nombre, pedido), negada?.estados),
        );
}

async function medirEscena(mundo: Mundo, nombre: NombreLlamada, escena: EnEscena): Promise<void> {
  const { gerente } = oficina;
  const { dueno: cobrador, datos } = await ponerEnEscena(mundo, escena);
  // A phone is emptied, and a box is closed, for a collector who may not any more.
  if (nombre === 'recibirRegistro' || nombre === 'cerrarCaja')
    await llamarPorContrato(gerente, 'cambiarUsuario', {
      parametros: { id_usuario: cobrador.uid },
      cuerpo: { activo: false, deja_clientes: true },
    });
  const pedido = await escena.peticion(datos());
  const quien = puede(nombre, ROL.cobrador) ? cobrador : gerente;
  await medir(nombre, () => llamarPorContrato(quien, nombre, pedido));
}

/** The one account that is there to be registered. */
function conCuenta(uid: string): void {
  const identidades = auth();
  const nadie = identidades.getUser.bind(identidades);
  const cuenta = Promise.resolve({ uid, email: `${uid}@leal.demo` } as UserRecord);
  vi.spyOn(identidades, 'getUser').mockImplementation((quien) => (quien === uid ? cuenta : nadie(quien)));
}

/** A manager who has seen what the question shows decides it, by its route and by its name. */
async function medirDecision(mundo: Mundo, caso: Caso): Promise<void> {
  const { gerente } = oficina;
  const pregunta = await abrirPregunta(mundo, comoPersona(gerente), caso);
  const visto = await pregunta.leer();
  const { nombre = 'resolverSolicitud', callable } = caso;
  await medir(nombre, () => pregunta.decidir(visto));
  if (callable === undefined) return;
  const otra = await abrirPregunta(mundo, comoPersona(gerente), caso);
  const datos = { id: otra.id, decision: 'aprobar', visto: await otra.leer() };
  await medir(callable, () => gerente.porNombre(callable, datos));
}

it('no call reads more than its budget, however much it asks for, and each is answered', async () => {
  const mundo = mundoDe(sala, [['gerente@leal.demo', comoPersona(oficina.gerente)]], () => AHORA);
  await llenar(sala, mundo, oficina.cobrador, oficina.gerente);
  await resumirOficina({ ahora: () => AHORA });
  // Settings and people are remembered for a minute.
  await llamarPorContrato(oficina.gerente, 'configuracionNegocio', {});
  await llamarPorContrato(oficina.cobrador, 'configuracionNegocio', {});
  await medirLecturas(oficina);
  conCuenta('alta');
  for (const nombre of Object.keys(LLAMADAS) as NombreLlamada[])
    for (const escena of esLectura(nombre) ? [] : escenasDe(nombre)) await medirEscena(mundo, nombre, escena);
  for (const caso of CASOS) await medirDecision(mundo, caso);
  vi.restoreAllMocks();
  if (ES_TODO) console.table(medidas);
  expect(pasadas).toEqual([]);
  expect([...pedidas].filter((nombre) => !llenas.has(nombre))).toEqual([]);
  expect(new Set(medidas.map(({ nombre }) => nombre))).toEqual(new Set(Object.keys(PRESUPUESTO)));
});

/** The documents at the root: an index of others begins with the document above them, and so with somebody's. */
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

it.each([
  [
    'a payment like most',
    'registrarAbono',
    (n: number) => ({ cuerpo: { id_credito: `uc1-cre-${n}`, monto: 120 } }),
  ],
  ['the settings', 'leerAjustes', () => ({})],
] as const)(
  '%s: three documents, once who asks and what is set are remembered',
  async (_, nombre, pedido) => {
    const { cobrador, gerente } = abrirOficina(sala, 'u', 2, [{}]);
    const quien = nombre === 'leerAjustes' ? gerente : cobrador;
    const pedir = async (n: number) => {
      sala.motor.meter.reset();
      expect(await llamarPorContrato(quien, nombre, pedido(n))).toMatchObject({ estado: 200 });
      return sala.motor.meter.reading().reads;
    };
    await pedir(1);
    expect(await pedir(2)).toBe(3);
  },
);

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
