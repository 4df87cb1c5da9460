// The people who only look: every screen's reading by every role, exports included, and a supervisor who tries to
// change something. None of it leaves anything behind, and a role gets what its contract says.
import { CALLABLES, LLAMADAS, type Llamada, type NombreLlamada } from '@leal/contract';
import { lunesDe, mesesHasta, sumarDias } from '@leal/domain';
import { type Intento, type Momento, siguiente } from '@leal/jugador';
import type { Respuesta } from '@leal/seed';
import { expect } from 'vitest';

type Valor = (m: Momento) => string | undefined;
type Mapa = Readonly<Record<string, string>>;

const VALORES: Readonly<Record<string, Valor>> = {
  id: (m) => m.cobrador().uid,
  id_usuario: (m) => m.cobrador().uid,
  id_credito: (m) => m.credito('Aprobado', 'Finalizado', 'Renovado')?.id_credito,
  id_cliente: (m) => m.cliente()?.id_cliente,
  id_corte: (m) => m.uno(m.oficina.espejo.de('cortes'))?.id_corte ?? 'nadie_1',
  id_reasignacion: (m) => m.oficina.espejo.de('reasignaciones')[0]?.id_reasignacion ?? 'nadie',
  id_importacion: (m) =>
    (m.oficina.espejo.entradas('importaciones')[0]?.[1]['id_importacion'] as string | undefined) ?? 'nadie',
  slug: (m) => m.cliente()?.slug,
  semana: ({ azar, oficina }) => sumarDias(lunesDe(oficina.hoy()), -7 * azar.entero(0, 6)),
  fecha: ({ azar, oficina }) => sumarDias(oficina.hoy(), -azar.entero(0, 40)),
  mes: ({ azar, oficina }) => azar.elegir(mesesHasta(oficina.hoy(), 3)),
  exportacion: ({ azar }) => azar.elegir(['clientes', 'fiscalizacion']),
  cuales: ({ azar }) => azar.elegir(['pedidas', 'respondidas']),
  desde: ({ azar, oficina }) => sumarDias(oficina.hoy(), -azar.entero(0, 40)),
  limite: ({ azar }) => String(azar.elegir([1, 7, 50])),
  clave: ({ azar }) => `clave-${azar.entero(1, 500)}`,
  metodo: () => 'POST',
  ruta: () => LLAMADAS.registrarAbono.ruta,
};
/** Before a decision a question reads them (preguntas.ts), and a batch of ids is a page's own. */
const DE_OTROS = /^vistos?[A-Z]/;
const QUE_LEEN = (Object.entries(LLAMADAS) as unknown as [NombreLlamada, Llamada][]).filter(
  ([nombre, { metodo, roles }]) => metodo === 'GET' && roles !== 'publica' && !DE_OTROS.test(nombre),
);

function valoresDe(m: Momento, forma: object): Mapa {
  const pares = Object.keys(forma).map((campo): [string, string | undefined] => [campo, VALORES[campo]?.(m)]);
  return Object.fromEntries(pares.filter((par): par is [string, string] => par[1] !== undefined));
}

const formaDe = (esquema: unknown): object =>
  (esquema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {};

/** Somebody opens a screen. */
export function leerAlgo(m: Momento): Extract<Intento, { nombre: unknown }> {
  const { cobradores, gerentes, supervisores } = m.oficina;
  const [nombre, { parametros, consulta }] = m.azar.elegir(QUE_LEEN);
  const quien = m.azar.elegir(m.azar.elegir([cobradores, gerentes, supervisores]));
  const invocacion = {
    parametros: valoresDe(m, formaDe(parametros)),
    consulta: valoresDe(m, formaDe(consulta)),
  };
  return { quien, nombre, invocacion };
}

/** A change that a supervisor may not make. */
export function cambiarSinPermiso(m: Momento): Intento {
  return { ...siguiente(m), quien: m.azar.elegir(m.oficina.supervisores) };
}

/** The answers about something that is not theirs, or not there; a loan that has not begun has no statement. */
const SIN_VER = [403, 404];
const SIN_EMPEZAR = 422;

/** A role that the contract does not name is refused; the others are answered, or told why not. */
export function comprobarAcceso(intento: Intento, { estado }: Respuesta): void {
  const { id_rol } = intento.quien;
  const contrato: Pick<Llamada, 'roles'> =
    'callable' in intento ? CALLABLES[intento.callable] : LLAMADAS[intento.nombre];
  const puede = contrato.roles === 'publica' || contrato.roles.includes(id_rol);
  const propio = 'nombre' in intento && intento.nombre === 'estadoDeCuenta' ? [SIN_EMPEZAR] : [];
  expect(puede ? [200, ...SIN_VER, ...propio] : [403]).toContain(estado);
}
