// A long queue of a phone before the server's own limit of calls: the real sender (web/src/lib/salida), on a storage that
// behaves as a browser's, and the real server, in one process.
import 'fake-indexeddb/auto';
import type { ServerResponse } from 'node:http';
import { NEGOCIO_POR_DEFECTO, fecha, instanteLocal } from '@leal/domain';
import { abrirSala, gente, type Sala } from '@leal/jugador';
import { unaCartera } from '@leal/seed';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { atender } from '../../functions/src/http/app.ts';
import { ESPERA_S, MEDIDAS } from '../../functions/src/http/middleware/limite.ts';
import { limpiarTodo } from '../../web/src/lib/al-cerrar.ts';
import { fijarProveedor } from '../../web/src/lib/credencial.ts';
import { guardarNuevo, registrosDe } from '../../web/src/lib/salida/almacen.ts';
import type { Registro } from '../../web/src/lib/salida/registro.ts';
import { abrirSalida } from '../../web/src/lib/salida/salida.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import { sinErrores } from './con-oficina.ts';

const CAPTURAS = ES_TODO ? 300 : 60;
const AHORA = instanteLocal(fecha('2026-11-18'), '11:00');
const [COBRADOR] = gente('cola', 1, 0).cobradores;
if (!COBRADOR) throw new Error('Nobody');
const { uid } = COBRADOR;
const creditos = Array.from({ length: CAPTURAS }, (_, i) => ({
  id_cliente: `${uid}-cli-${i}`,
  id_credito: `${uid}-cre-${i}`,
}));

let sala: Sala;
beforeAll(async () => {
  sala = await abrirSala('demo-cola');
  MEDIDAS.cobrador.rafaga = 1_000;
  sala.ponerReloj(() => AHORA);
  sinErrores(sala);
  const cobrador = { id_usuario: uid, email: `${uid}@leal.demo`, nombre: 'Cobrador', creado_en: AHORA };
  sala.vaciar(unaCartera({ ahora: AHORA, cobrador, negocio: NEGOCIO_POR_DEFECTO, creditos }).documentos);
});
afterAll(() => sala.cerrar());
afterEach(() => {
  limpiarTodo(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Long enough for whoever did not wait to be seen. */
const MS_DE_MENTIRA = 20;
type Suceso = 'llama' | 'negada' | 'espera' | 'sigue';

/** Time passes only while the sender waits as it was told: whatever the machine, the limit lets through the same. */
function tomarTiempo(sucesos: Suceso[]): void {
  const esperar = setTimeout;
  let ms = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ms);
  vi.stubGlobal('setTimeout', (hacer: () => void, cuanto: number) => {
    if (cuanto !== ESPERA_S * 1000) return esperar(hacer, cuanto);
    sucesos.push('espera');
    return esperar(() => {
      ms += cuanto;
      sucesos.push('sigue');
      hacer();
    }, MS_DE_MENTIRA);
  });
}

/** The server as this page's `fetch` reaches it. */
function conectar(sucesos: Suceso[]): void {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    sucesos.push('llama');
    const cabeceras = new Headers();
    let texto = '';
    const salida = {
      statusCode: 0,
      setHeader: (nombre: string, valor: string) => cabeceras.set(nombre, valor),
      end: (json?: string) => void (texto = json ?? ''),
    };
    const peticion = {
      method,
      url,
      headers: Object.fromEntries(new Headers(headers)),
      rawBody: Buffer.from(typeof body === 'string' ? body : ''),
    };
    await atender(peticion, salida as unknown as ServerResponse);
    if (salida.statusCode === 429) sucesos.push('negada');
    return new Response(texto, { status: salida.statusCode, headers: cabeceras });
  });
}

const pago = (secuencia: number, id_credito: string) => ({
  clave: `clave-${secuencia}`,
  hacer: (telefono: Pick<Registro, 'dispositivo' | 'secuencia'>): Registro => ({
    ...telefono,
    clave: `clave-${secuencia}`,
    uid,
    accion: 'abono.registrar',
    acerca: { id_credito },
    datos: null,
    sobre: id_credito,
    que: 'el pago',
    metodo: 'POST',
    url: '/leal-api/abonos/registrar',
    cuerpo: JSON.stringify({ id_credito, monto: 120, capturado_en: AHORA.toISOString(), ...telefono }),
    capturado_en: AHORA.toISOString(),
    desfase_ms: 0,
    estado: 'pendiente',
  }),
});

const locks = { request: (_: string, __: object, tarea: () => unknown) => tarea() };

it('what the limit refuses waits as long as it is told, and is sent then: nothing is lost, and nobody hears of it', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks });
  vi.stubGlobal('document', new EventTarget());
  const ventana = new EventTarget();
  for (const nombre of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(nombre, ventana[nombre].bind(ventana));
  fijarProveedor({ token: async () => COBRADOR.token, terminar: () => undefined });
  for (const [i, { id_credito }] of creditos.entries()) {
    const { clave, hacer } = pago(i, id_credito);
    await guardarNuevo(clave, hacer);
  }
  const sucesos: Suceso[] = [];
  tomarTiempo(sucesos);
  // Screens that read all at once, until the limit says no.
  for (let estado = 0; estado !== 429;) ({ estado } = await COBRADOR.llamar('GET', '/usuarios'));

  conectar(sucesos);
  abrirSalida(uid);
  const estados = async () => new Set((await registrosDe(uid)).map(({ estado }) => estado));
  await expect.poll(estados).toEqual(new Set(['confirmado']));

  expect(sucesos).toContain('negada');
  const enEsperas = sucesos.join(' ').match(/(?<=espera).*?(?=sigue)/g) ?? [];
  // While it waits only what had begun is sent: of four at a time one was refused.
  for (const mensaje of enEsperas) expect(mensaje.split('llama').length - 1).toBeLessThan(4);
  const cuantas = (que: Suceso) => sucesos.filter((suceso) => suceso === que).length;
  if (ES_TODO) console.info(`${CAPTURAS} captured, ${cuantas('llama')} calls, ${cuantas('negada')} refused`);
  const libro = libroDe(sala.espejo().todo(), uid);
  comprobarLibro(libro);
  expect(libro.movimientos.map(({ id_credito }) => id_credito).toSorted()).toEqual(
    creditos.map(({ id_credito }) => id_credito).toSorted(),
  );
});
