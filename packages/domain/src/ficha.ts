import { slug, ubicacion } from './cliente.ts';
import { ciudadDe } from './direccion.ts';
import { sonIguales } from './iguales.ts';
import type { Referencia } from './referencia.ts';
import { tomar } from './tomar.ts';

/**
 * The fields that people type of a client, in the order of the form. The search looks at the words of some and at the
 * digits of others; those fields are also the ones that lists, cards and exports show. An optional field is '' when
 * nobody filled it in, and in records that are older than the field; a list is empty then.
 *
 * A new field is a line here. The compiler then asks for its rule (contract) and for its name and input (web).
 */
export const FICHA = {
  nombre: { busca: 'palabras' },
  negocio: { busca: 'palabras' },
  direccion: { busca: 'palabras' },
  calle: { opcional: true },
  colonia: { opcional: true },
  telefono: { busca: 'digitos' },
  segundo_telefono: { opcional: true, busca: 'digitos' },
  referencias: { opcional: true, lista: true },
} as const satisfies Record<string, Rasgos>;

type Rasgos = { opcional?: true; busca?: 'palabras' | 'digitos'; lista?: true };
type Ficha = typeof FICHA;
type Con<R> = { [C in keyof Ficha]: Ficha[C] extends R ? C : never }[keyof Ficha];

export type CampoCliente = keyof Ficha;
type CampoOpcional = Con<{ opcional: true }>;
type CampoLista = Con<{ lista: true }>;
/** The fields that are one text each. */
export type CampoTexto = Exclude<CampoCliente, CampoLista>;
export type CampoTelefono = Con<{ busca: 'digitos' }>;
/** The fields that a client is found by. */
export type CampoSena = Con<{ busca: string }>;

const con = <C extends CampoCliente>(cumple: (rasgos: Rasgos) => boolean) =>
  (Object.keys(FICHA) as CampoCliente[]).filter((campo): campo is C => cumple(FICHA[campo]));

export const CAMPOS_CLIENTE = con<CampoCliente>(() => true);
export const CAMPOS_TEXTO = con<CampoTexto>(({ lista }) => lista !== true);
export const TEXTOS_OPCIONALES = con<CampoOpcional & CampoTexto>(
  ({ opcional, lista }) => opcional === true && lista !== true,
);
export const TELEFONOS = con<CampoTelefono>(({ busca }) => busca === 'digitos');
export const SENAS = con<CampoSena>(({ busca }) => busca !== undefined);

type ValorDe<C extends CampoCliente> = C extends CampoLista ? Referencia[] : string;
/** Each field that is typed, with its value. */
type Escritos = { readonly [C in CampoCliente]: ValorDe<C> };
/** Some of them. */
export type ParteDeFicha = { readonly [C in CampoCliente]?: ValorDe<C> | undefined };

/** The fields that somebody gives of a client; optional ones may be left out. */
export type DatosCliente = Pick<Escritos, Exclude<CampoCliente, CampoOpcional>> &
  Pick<ParteDeFicha, CampoOpcional>;

/** The fields of the person in a client's record: what was typed, and what follows from it. */
export type FichaCliente = Escritos & Readonly<Record<'slug' | 'ubicacion', string>>;

export const CAMPOS_FICHA = [...CAMPOS_CLIENTE, 'slug', 'ubicacion'] as const;

/** The record's part of whatever carries it: a credit keeps a copy, so that lists of credits need no client. */
export const copiaDelCliente = (cliente: FichaCliente): FichaCliente => tomar(cliente, CAMPOS_FICHA);

/** The fields that differ from the current ones: an edit that repeats a value changes nothing. */
export function cambiosDeFicha(ficha: FichaCliente, pedidos: ParteDeFicha): Partial<FichaCliente> {
  const distintos = CAMPOS_CLIENTE.filter(
    (campo) => pedidos[campo] !== undefined && !sonIguales(pedidos[campo], ficha[campo]),
  );
  const cambios = tomar(pedidos, distintos) as Partial<FichaCliente>;
  const { nombre, colonia } = cambios;
  return {
    ...cambios,
    ...(nombre !== undefined && { slug: slug(nombre) }),
    ...(colonia !== undefined && { ubicacion: ubicacion(colonia, ciudadDe(ficha)) }),
  };
}

const vacioDe = (campo: CampoCliente) => ('lista' in FICHA[campo] ? [] : '');

/** Every field that is typed, with '' where nothing was given. */
export const sinHuecos = (datos: ParteDeFicha) =>
  Object.fromEntries(CAMPOS_CLIENTE.map((campo) => [campo, datos[campo] ?? vacioDe(campo)])) as Escritos;

/** The record of somebody new; nobody types the city. */
export function fichaNueva(datos: DatosCliente): FichaCliente {
  const campos = sinHuecos(datos);
  return { ...campos, slug: slug(campos.nombre), ubicacion: ubicacion(campos.colonia) };
}

/** The same person under a duplicate's name. */
export const fichaDuplicada = (ficha: FichaCliente, nombre: string): FichaCliente => ({
  ...copiaDelCliente(ficha),
  nombre,
  slug: slug(nombre),
});
