import { type Centavos, formatearPesos, type Llamado, llamadosEntre, type QuienEs } from '@leal/domain';

type ConNombre = { readonly nombre: string } | { readonly nombre_cliente: string };
type Cliente = ConNombre & {
  readonly id_cliente: string;
  readonly negocio?: string;
  readonly direccion: string;
};
type Usuario = { readonly id_usuario: string; readonly nombre: string; readonly email: string };
/** Rows that are about a person. */
export type ConPersona = Cliente | Usuario;

const nombreDe = (fila: ConNombre): string => ('nombre_cliente' in fila ? fila.nombre_cliente : fila.nombre);

function quienEs(fila: ConPersona): QuienEs {
  const nombre = nombreDe(fila);
  return 'id_usuario' in fila
    ? { id: fila.id_usuario, nombre, senas: [fila.email] }
    : { id: fila.id_cliente, nombre, senas: [fila.negocio ?? '', fila.direccion] };
}

/** The same row with the same name is the same object, so that it is not rendered again. */
const hechos = new WeakMap<object, Llamado>();

function conLlamado<T extends ConPersona>(fila: T, llamado: string): T & Llamado {
  const previo = hechos.get(fila);
  if (previo?.llamado === llamado) return previo as T & Llamado;
  const nuevo = { ...fila, llamado };
  hechos.set(fila, nuevo);
  return nuevo;
}

/** The rows of a list, each with how its person is called among them. */
export function nombrar<T extends ConPersona>(filas: readonly T[]): (T & Llamado)[] {
  const llamados = llamadosEntre(filas.map(quienEs));
  return filas.map((fila, i) => conLlamado(fila, llamados[i] ?? nombreDe(fila)));
}

/** A name in questions, buttons, messages: 'Ana López', or 'Ana López (Abarrotes Lupita)' when the list has two. */
export const comoSeLlama = (fila: ConNombre & Llamado): string => fila.llamado ?? nombreDe(fila);

/** '$120.00 de Ana López', the second line of a message. */
export const montoDe = (monto: Centavos, fila: ConNombre & Llamado): string =>
  `${formatearPesos(monto)} de ${comoSeLlama(fila)}`;

/** A name for screens without a list, where nobody knows who else has it: business or address are always added. */
export function conSena({
  nombre,
  negocio,
  direccion,
}: Record<'nombre' | 'negocio' | 'direccion', string>): string {
  const sena = negocio || direccion;
  return sena === '' ? nombre : `${nombre} (${sena})`;
}
