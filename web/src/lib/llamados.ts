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

const nombreDe = (uno: ConNombre): string => ('nombre_cliente' in uno ? uno.nombre_cliente : uno.nombre);

function quienEs(uno: ConPersona): QuienEs {
  const nombre = nombreDe(uno);
  return 'id_usuario' in uno
    ? { id: uno.id_usuario, nombre, senas: [uno.email] }
    : { id: uno.id_cliente, nombre, senas: [uno.negocio ?? '', uno.direccion] };
}

/** The same row with the same name is the same object, so that it is not rendered again. */
const hechos = new WeakMap<object, Llamado>();

function conLlamado<T extends ConPersona>(uno: T, llamado: string): T & Llamado {
  const previo = hechos.get(uno);
  if (previo?.llamado === llamado) return previo as T & Llamado;
  const nuevo = { ...uno, llamado };
  hechos.set(uno, nuevo);
  return nuevo;
}

/** The rows of a list, each with how its person is called among them. */
export function nombrar<T extends ConPersona>(filas: readonly T[]): (T & Llamado)[] {
  const llamados = llamadosEntre(filas.map(quienEs));
  return filas.map((uno, i) => conLlamado(uno, llamados[i] ?? nombreDe(uno)));
}

/** For questions, buttons and messages: 'Ana López', or 'Ana López (Abarrotes Lupita)' when the list has another one. */
export const comoSeLlama = (uno: ConNombre & Llamado): string => uno.llamado ?? nombreDe(uno);

/** '$120.00 de Ana López', the second line of a message. */
export const montoDe = (monto: Centavos, uno: ConNombre & Llamado): string =>
  `${formatearPesos(monto)} de ${comoSeLlama(uno)}`;

/** For screens without a list, where nobody knows who else has the name: business or address are always added. */
export function conSena({
  nombre,
  negocio,
  direccion,
}: Record<'nombre' | 'negocio' | 'direccion', string>): string {
  const sena = negocio || direccion;
  return sena === '' ? nombre : `${nombre} (${sena})`;
}
