import type { CreditoDecidido, PorDecidir } from '@leal/contract';
import type { Centavos, ClasePorAprobar } from '@leal/domain';
import { comoSeLlama, nombrar } from '../../lib/llamados.ts';
import type { Estado } from '../../ui/insignia/Insignia.tsx';
import type { Clase } from '../clases/clase.ts';

/** A request with its kind: one that waits, or one of its screen's history. */
export type Dato = PorDecidir | { readonly clase: 'creditos'; readonly item: CreditoDecidido };

/** A row of a screen's list, with the kind that the screen is about. */
export const conClase = (clase: ClasePorAprobar, item: object): Dato => ({ clase, item }) as Dato;

/** A request as one row of a desk's table, whatever its kind. */
export type Fila<D extends Dato = PorDecidir> = {
  readonly clave: string;
  readonly id: string;
  readonly clase: ClasePorAprobar;
  /** The office's words about its kind, and its way with several. */
  readonly propio: Clase<never>;
  /** Empty for an expense. */
  readonly cliente: string;
  readonly id_cliente: string;
  readonly id_cobrador: string;
  readonly cobrador: string;
  readonly monto: Centavos | null;
  readonly pedidaEn: number;
  readonly fecha: string;
  readonly cambia: string;
  readonly dato: D;
};

export const idDe = ({ clase, item }: Dato): string => {
  if (clase === 'creditos') return item.id_credito;
  return clase === 'gastos' ? item.id_gasto : item.id_solicitud;
};

export const claveDe = (dato: Dato): string => `${dato.clase}:${idDe(dato)}`;

const deQuien = (dato: Dato): string => {
  if (dato.clase === 'gastos') return dato.item.nombre_cobrador;
  return dato.clase === 'creditos' ? (dato.item.nombre_cobrador ?? '') : dato.item.nombre_solicitante;
};

/** The state in its own screen's words. */
export const estadoDe = ({ propio, dato }: Fila<Dato>): Estado => propio.estado(dato.item as never);

type Respuesta = { readonly fecha: string | null; readonly gerente: string | null };

/** The person who decided it, and the time. */
export function respuestaDe({ clase, item }: Dato): Respuesta {
  if (clase !== 'creditos') return { fecha: item.fecha_respuesta, gerente: item.nombre_gerente };
  return 'estado_actual' in item
    ? { fecha: item.fecha_aprobacion, gerente: item.nombre_gerente }
    : { fecha: null, gerente: null };
}

const hechas = new WeakMap<Dato, Fila<Dato>>();

function filaDe(dato: Dato, propio: Clase<never>): Fila<Dato> {
  const cliente = dato.clase === 'gastos' ? '' : comoSeLlama(dato.item);
  const previa = hechas.get(dato);
  if (previa?.cliente === cliente) return previa;
  const { fecha_solicitud: fecha, id_cobrador } = dato.item;
  const fila: Fila<Dato> = {
    clave: claveDe(dato),
    id: idDe(dato),
    clase: dato.clase,
    propio,
    cliente,
    id_cliente: dato.clase === 'gastos' ? '' : dato.item.id_cliente,
    id_cobrador,
    cobrador: deQuien(dato),
    monto: propio.monto(dato.item as never),
    pedidaEn: Date.parse(fecha),
    fecha,
    cambia: propio.cambia(dato.item as never),
    dato,
  };
  hechas.set(dato, fila);
  return fila;
}

const conNombres = new WeakMap<object, Dato>();

/** The row with the name by which its client is told from others in this list; the same row is the same object. */
function conItem(dato: Dato, item: object): Dato {
  const previo = conNombres.get(item);
  if (previo) return previo;
  const nuevo = { ...dato, item } as Dato;
  conNombres.set(item, nuevo);
  return nuevo;
}

/** `claseDe`: what the office says of each kind. */
export function filasDe<D extends Dato>(
  datos: readonly D[],
  claseDe: (clase: ClasePorAprobar) => Clase<never>,
): readonly Fila<D>[] {
  const clientes = (datos as readonly Dato[]).filter((dato) => dato.clase !== 'gastos');
  const items = nombrar(clientes.map(({ item }) => item));
  const llamado = new Map(clientes.map((dato, i) => [dato as Dato, items[i]]));
  return datos.map((dato) => {
    const nombrado = conItem(dato, llamado.get(dato) ?? dato.item);
    return filaDe(nombrado, claseDe(dato.clase)) as Fila<D>;
  });
}
