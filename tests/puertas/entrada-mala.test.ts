// Requests made of the contract's schemas, to every endpoint and every callable: never a 500; what is refused writes
// nothing, and after what is accepted the books still add up. A failing request prints how to run it alone.
import { CALLABLES, type Llamada, LLAMADAS, type NombreCallable, type NombreLlamada } from '@leal/contract';
import { abrirSala, type Caminante, type Espejo, type Sala } from '@leal/jugador';
import { type Azar, crearAzar, type Invocacion, type Respuesta } from '@leal/seed';
import { afterAll, expect, it, vi } from 'vitest';
import { ES_TODO, porCorrida } from '@leal/pruebas/corrida';
import { comprobarError, invocar } from '../setup/invocar.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import { Generador, type Pozo } from './generar.ts';
import { abrirOficina } from './oficina.ts';

/** `round`, as a failing one prints it. */
const PEDIDA = process.env['LEAL_ENTRADA'];
const PRIMERA = Number(PEDIDA ?? (ES_TODO ? Math.floor(Math.random() * 1e6) : 1));
const RONDAS = PEDIDA === undefined ? porCorrida({ corta: 4, resto: 10, todo: 100 }) : 1;
/** On an office of its own: what is turned off or deleted in one is there in the next. */
const POR_RONDA = 105;
const CREDITOS = 8;
/** Business days, and where calendars end. */
const DIAS = ['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-09'];
const BORDES = ['2000-01-01', '2999-12-31', '9999-12-31', '0001-01-01'];
/** Half of them break nothing but a rule. */
const MALOS = [0, 0, 0.05, 0.2];

const NOMBRES = [...Object.keys(LLAMADAS), ...Object.keys(CALLABLES)] as (NombreLlamada | NombreCallable)[];
const esCallable = (nombre: string): nombre is NombreCallable => nombre in CALLABLES;

const sala = await abrirSala('demo-entrada');
const errores = vi.fn<Parameters<Sala['callar']>[0]>();
sala.callar(errores);
afterAll(() => sala.cerrar());

type Oficina = ReturnType<typeof abrirOficina>;

/** The values that stand in the store, and those that people type, by the names of fields. */
function pozoDe({ espejo, cobrador, otro, gerente }: Oficina): Pozo {
  const ids = <T>(de: readonly T[], id: (fila: T) => string) => [...de.map(id), 'nadie'];
  const creditos = () => ids(espejo.de('creditos'), ({ id_credito }) => id_credito);
  const clientes = () => ids(espejo.de('clientes'), ({ id_cliente }) => id_cliente);
  const gastos = () => ids(espejo.de('gastos'), ({ id_gasto }) => id_gasto);
  const solicitudes = () => ids(espejo.de('solicitudes'), ({ id_solicitud }) => id_solicitud);
  const pagos = () =>
    ids(espejo.de('movimientos'), (movimiento) => `${movimiento.id_credito}.${movimiento.id_movimiento}`);
  const personas = () => [cobrador.uid, cobrador.uid, otro.uid, gerente.uid];
  const dias = () => [...DIAS, ...BORDES];
  const montos = () => [120, 120, 720, 0.01, 0, 3600, 3600.01, 99_999_999.99, 60];
  const de: Readonly<Record<string, () => readonly unknown[]>> = {
    id_credito: creditos,
    id_credito_anterior: creditos,
    ordenClientes: creditos,
    creditos,
    visto_credito: creditos,
    id_cliente: clientes,
    id_cliente_original: clientes,
    id_gasto: gastos,
    gastos,
    id_solicitud: solicitudes,
    id_solicitud_tarea: solicitudes,
    solicitudes,
    ids: solicitudes,
    id_pago: pagos,
    id: () => [...solicitudes(), ...pagos(), ...creditos(), ...gastos()],
    uid: personas,
    id_usuario: personas,
    id_cobrador: personas,
    cobradores: personas,
    id_gerente: () => [gerente.uid],
    gerente_responde: () => [gerente.uid],
    id_supervisor: () => [gerente.uid],
    solicitante: () => [cobrador.uid],
    token: () => [`${cobrador.uid}.5.x`, 'a.b.c', ''],
    fecha: dias,
    semana: dias,
    desde: dias,
    hasta: dias,
    fecha_abono: () => ['2026-11-18', '2026-11-18', ...dias()],
    capturado_en: () => [
      '2026-11-18T10:30:00-06:00',
      '2026-11-17T12:00:00-06:00',
      '2026-10-01T12:00:00-06:00',
    ],
    monto: montos,
    monto_total: montos,
    monto_nuevo: montos,
    monto_aprobado: montos,
    monto_por_abono: montos,
    monto_solicitado: () => [3000, 500, 100, 1, 0.01, 1e7],
    telefono: () => ['6181234567', '618123456'],
    segundo_telefono: () => ['', '6181234567'],
    email: () => ['nuevo@leal.demo', `${otro.uid}@leal.demo`],
    contrasena: () => ['Leal.2026', '1'],
    clave: () => ['una', 'otra'],
    metodo: () => ['POST'],
    ruta: () => ['/abonos/registrar', '/nada'],
    dispositivo: () => ['tel-1'],
  };
  return (campo) => de[campo]?.() ?? [];
}

/** Mostly somebody who may; sometimes whoever. */
function quienLlama(roles: Llamada['roles'], { cobrador, otro, gerente }: Oficina, azar: Azar): Caminante {
  const todos = [cobrador, cobrador, cobrador, otro, gerente, gerente];
  const pueden = todos.filter(({ id_rol }) => roles === 'publica' || roles.includes(id_rol));
  return azar.elegir(azar.ocurre(0.9) && pueden.length > 0 ? pueden : todos);
}

const comoTexto = (partes: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(partes ?? {}).map(([campo, valor]: [string, unknown]) => [
      campo.toWellFormed(),
      (typeof valor === 'string' ? valor : JSON.stringify(valor)).toWellFormed(),
    ]),
  );

/** The values of the path: an empty one, or dots, would be the address of another call. */
const enRuta = ({ ruta }: Llamada, partes: Record<string, string>) =>
  Object.fromEntries(
    [...ruta.matchAll(/:(\w+)/g)].map(([, campo = '']) => [
      campo,
      (partes[campo] ?? '').replace(/^\.{0,2}$/, 'x'),
    ]),
  );

type Envio = { readonly que: unknown; readonly respuesta: Respuesta<unknown> };

async function enviarUna(nombre: (typeof NOMBRES)[number], oficina: Oficina, azar: Azar): Promise<Envio> {
  const generador = new Generador(azar, pozoDe(oficina), azar.elegir(MALOS));
  if (esCallable(nombre)) {
    const { roles, datos } = CALLABLES[nombre];
    const [quien, data] = [quienLlama(roles, oficina, azar), generador.valor(datos)];
    const respuesta = await quien.porNombre(nombre, data);
    if (respuesta.estado >= 300) comprobarError(respuesta);
    return { que: [quien.uid, nombre, data], respuesta };
  }
  const llamada = LLAMADAS[nombre] as unknown as Llamada;
  const quien = quienLlama(llamada.roles, oficina, azar);
  const cuerpo = generador.valor(llamada.cuerpo);
  const invocacion: Invocacion = {
    parametros: enRuta(llamada, comoTexto(generador.valor(llamada.parametros))),
    consulta: comoTexto(generador.valor(llamada.consulta)),
    ...(cuerpo !== undefined && llamada.metodo !== 'GET' && { cuerpo }),
    ...(azar.ocurre(0.1) && { clave: azar.elegir(['', 'ñandú', 'x'.repeat(201), 'una']) }),
  };
  return { que: [quien.uid, nombre, invocacion], respuesta: await invocar(quien, nombre, invocacion) };
}

/** Nothing unexpected; a refusal wrote nothing, and what was accepted left books that add up. */
function juzgar(
  { respuesta }: Envio,
  { espejo, cobrador, otro }: Oficina,
  escritas: readonly string[],
): void {
  expect(errores.mock.calls).toEqual([]);
  expect(respuesta.estado).toBeLessThan(500);
  if (respuesta.estado >= 300) expect(escritas).toEqual([]);
  if (escritas.length === 0) return;
  const documentos = espejo.todo();
  for (const { uid } of [cobrador, otro]) comprobarLibro(libroDe(documentos, uid));
}

function oir(espejo: Espejo): () => string[] {
  let escritas: string[] = [];
  espejo.oir(({ ruta }) => escritas.push(ruta));
  return () => {
    const dichas = escritas;
    escritas = [];
    return dichas;
  };
}

/** `codigos`: how many got each answer. */
const cuenta = { aceptadas: 0, negadas: 0, con: new Set<string>(), codigos: new Map<string, number>() };

const decir = ({ estado, cuerpo }: Envio['respuesta']): string =>
  `${estado} ${(cuerpo as { code?: string } | null)?.code ?? ''}`;

async function ronda(semilla: number): Promise<void> {
  const oficina = abrirOficina(sala, `f${semilla}`, CREDITOS);
  const escritas = oir(oficina.espejo);
  for (let i = 0; i < POR_RONDA; i += 1) {
    const nombre = NOMBRES[(semilla * POR_RONDA + i) % NOMBRES.length]!;
    let que: unknown = nombre;
    try {
      const envio = await enviarUna(nombre, oficina, crearAzar(`entrada ${semilla} ${i}`));
      ({ que } = envio);
      const aceptada = envio.respuesta.estado < 300;
      cuenta[aceptada ? 'aceptadas' : 'negadas'] += 1;
      if (aceptada) cuenta.con.add(nombre);
      const codigo = decir(envio.respuesta);
      cuenta.codigos.set(codigo, (cuenta.codigos.get(codigo) ?? 0) + 1);
      juzgar(envio, oficina, escritas());
    } catch (causa) {
      const otra = `LEAL_ENTRADA=${semilla} npx vitest run --project sala tests/puertas/entrada-mala.test.ts`;
      throw new Error(`${i}: ${JSON.stringify(que)}\n${String(causa)}\n\n${otra}`, { cause: causa });
    }
  }
}

it(`${RONDAS * POR_RONDA} requests to ${NOMBRES.length} calls: never a 500, never a changed total`, async () => {
  for (let i = 0; i < RONDAS; i += 1) await ronda(PRIMERA + i);
  if (ES_TODO)
    console.info(
      PRIMERA,
      cuenta.aceptadas,
      cuenta.negadas,
      NOMBRES.filter((n) => !cuenta.con.has(n)),
    );
  // Requests that all are refused would prove little.
  const dichas = JSON.stringify([...cuenta.codigos]);
  if (PEDIDA === undefined) expect(cuenta.aceptadas, dichas).toBeGreaterThan((RONDAS * POR_RONDA) / 10);
});
