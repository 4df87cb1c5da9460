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

/** The same row called the same is the same object: what is drawn of it is not drawn again. */
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

/** For questions, buttons and messages: 'Ana López', or 'Ana López (Abarrotes Lupita)' beside another Ana López. */
export const comoSeLlama = (uno: ConNombre & Llamado): string => uno.llamado ?? nombreDe(uno);

/** '$120.00 de Ana López', below what a message says of it. */
export const montoDe = (monto: Centavos, uno: ConNombre & Llamado): string =>
  `${formatearPesos(monto)} de ${comoSeLlama(uno)}`;

/** Where no list says whether the name is alone: business or address always stand with it. */
export function conSena({
  nombre,
  negocio,
  direccion,
}: Record<'nombre' | 'negocio' | 'direccion', string>): string {
  const sena = negocio || direccion;
  return sena === '' ? nombre : `${nombre} (${sena})`;
}
