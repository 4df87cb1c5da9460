import {
  exportarClientes,
  exportarCreditos,
  exportarMovimientos,
  exportarSolicitudes,
  historialCreditos,
  leerBitacora,
  listarCortes,
  listarRenglones,
  type Llamada,
} from '@leal/contract';
import { diasDeMes, type Mes } from '@leal/domain';

/** What a file is made of; `null` of a collector or a month is all of them. */
export type Pedido = {
  readonly libro: Libro;
  readonly cobrador: { readonly id_usuario: string; readonly nombre: string } | null;
  readonly mes: Mes | null;
};
export type Libro = 'todo' | 'mes';

type Forma = {
  readonly llamada: Llamada;
  /** Follows 'Leyendo'. */
  readonly nombre: string;
  readonly limite: number;
  readonly consulta?: Readonly<Record<string, string>>;
};

/** The lists that files are made of. */
export const PARTES = {
  creditos: { llamada: exportarCreditos, nombre: 'créditos', limite: 500 },
  clientes: { llamada: exportarClientes, nombre: 'clientes', limite: 500 },
  movimientos: { llamada: exportarMovimientos, nombre: 'movimientos', limite: 500 },
  solicitudes: { llamada: exportarSolicitudes, nombre: 'solicitudes', limite: 500 },
  respondidas: {
    llamada: exportarSolicitudes,
    nombre: 'solicitudes respondidas',
    limite: 500,
    consulta: { cuales: 'respondidas' },
  },
  decididos: { llamada: historialCreditos, nombre: 'créditos decididos', limite: 100 },
  cortes: { llamada: listarCortes, nombre: 'cortes', limite: 100 },
  depositos: {
    llamada: listarRenglones,
    nombre: 'depósitos del banco',
    limite: 100,
    consulta: { estado: 'todos' },
  },
  bitacora: { llamada: leerBitacora, nombre: 'renglones de la bitácora', limite: 100 },
} as const satisfies Record<string, Forma>;
export type Parte = keyof typeof PARTES;

/** In the order in which they are read: whether it is too much is known by the first ones. */
const PARTES_DE: Readonly<Record<Libro, readonly Parte[]>> = {
  todo: ['creditos', 'clientes', 'movimientos', 'solicitudes', 'cortes', 'depositos'],
  mes: ['movimientos', 'respondidas', 'decididos', 'cortes', 'bitacora'],
};

/** A deposit of the bank is the office's, and no collector's. */
export const partesDe = ({ libro, cobrador }: Pedido): readonly Parte[] =>
  PARTES_DE[libro].filter((parte) => parte !== 'depositos' || cobrador === null);

/** What is asked of each page of a part. */
export function consultaDe(parte: Parte, { cobrador, mes }: Pedido): Readonly<Record<string, unknown>> {
  const { limite, consulta }: Forma = PARTES[parte];
  const dias = mes && diasDeMes(mes);
  return {
    ...consulta,
    limite,
    ...(cobrador && { id_cobrador: cobrador.id_usuario }),
    ...(dias && { desde: dias.inicio, hasta: dias.fin }),
  };
}

/** What the memory of a browser on a small machine holds. */
export const MAXIMO_CREDITOS = 10_000;
const MAXIMO_FILAS = 250_000;

export const maximoDe = (parte: Parte): number => (parte === 'creditos' ? MAXIMO_CREDITOS : MAXIMO_FILAS);
