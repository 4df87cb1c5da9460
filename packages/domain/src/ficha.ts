import { slug, ubicacion } from './cliente.ts';
import { ciudadDe } from './direccion.ts';
import { tomar } from './tomar.ts';

/**
 * The fields that people type of a client, in the order of the form. The search looks at the words of some and at the
 * digits of others; those fields are also the ones that lists, cards and exports show. An optional field is '' when
 * nobody filled it in, and in records that are older than the field.
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
} as const satisfies Record<string, { opcional?: true; busca?: 'palabras' | 'digitos' }>;

type Ficha = typeof FICHA;
type Con<R> = { [C in keyof Ficha]: Ficha[C] extends R ? C : never }[keyof Ficha];

export type CampoCliente = keyof Ficha;
type CampoOpcional = Con<{ opcional: true }>;
export type CampoTelefono = Con<{ busca: 'digitos' }>;
/** The fields that a client is found by. */
export type CampoSena = Con<{ busca: string }>;

const con = <C extends CampoCliente>(cumple: (rasgos: { opcional?: true; busca?: string }) => boolean) =>
  (Object.keys(FICHA) as CampoCliente[]).filter((campo): campo is C => cumple(FICHA[campo]));

export const CAMPOS_CLIENTE = con<CampoCliente>(() => true);
export const CAMPOS_OPCIONALES = con<CampoOpcional>(({ opcional }) => opcional === true);
export const TELEFONOS = con<CampoTelefono>(({ busca }) => busca === 'digitos');
export const SENAS = con<CampoSena>(({ busca }) => busca !== undefined);

/** The fields that somebody gives of a client; optional ones may be left out. */
export type DatosCliente = Readonly<
  Record<Exclude<CampoCliente, CampoOpcional>, string> & { [C in CampoOpcional]?: string | undefined }
>;

/** The fields of the person in a client's record: what was typed, and what follows from it. */
export type FichaCliente = Readonly<Record<CampoCliente | 'slug' | 'ubicacion', string>>;

export const CAMPOS_FICHA = [...CAMPOS_CLIENTE, 'slug', 'ubicacion'] as const;

/** The record's part of whatever carries it: a credit keeps a copy, so that lists of credits need no client. */
export const copiaDelCliente = (cliente: FichaCliente): FichaCliente => tomar(cliente, CAMPOS_FICHA);

/** The fields that differ from the current ones: an edit that repeats a value changes nothing. */
export function cambiosDeFicha(
  ficha: FichaCliente,
  pedidos: { readonly [C in CampoCliente]?: string | undefined },
): Partial<FichaCliente> {
  const distintos = CAMPOS_CLIENTE.filter(
    (campo) => pedidos[campo] !== undefined && pedidos[campo] !== ficha[campo],
  );
  const cambios = tomar(pedidos, distintos) as Partial<FichaCliente>;
  const { nombre, colonia } = cambios;
  return {
    ...cambios,
    ...(nombre !== undefined && { slug: slug(nombre) }),
    ...(colonia !== undefined && { ubicacion: ubicacion(colonia, ciudadDe(ficha)) }),
  };
}

/** Every field that is typed, with '' where nothing was given. */
export const sinHuecos = (datos: { readonly [C in CampoCliente]?: string | undefined }) =>
  Object.fromEntries(CAMPOS_CLIENTE.map((campo) => [campo, datos[campo] ?? ''])) as Record<
    CampoCliente,
    string
  >;

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
