import { slug, ubicacion, UBICACION_POR_DEFECTO } from './cliente.ts';

/** What a client's record says of the person; everything that an edit may change or that follows from it. */
export type FichaCliente = {
  readonly nombre: string;
  readonly slug: string;
  readonly negocio: string;
  readonly direccion: string;
  readonly calle: string;
  readonly colonia: string;
  readonly ubicacion: string;
  readonly telefono: string;
};

export type CamposEditables = Pick<
  FichaCliente,
  'nombre' | 'negocio' | 'direccion' | 'calle' | 'colonia' | 'telefono'
>;

const EDITABLES = ['nombre', 'negocio', 'direccion', 'calle', 'colonia', 'telefono'] as const;

/** The city inside a location: what stands behind the colonia; '' when only the default is known. */
const ciudadDe = ({ ubicacion: lugar, colonia }: FichaCliente): string => {
  if (lugar === UBICACION_POR_DEFECTO) return '';
  return lugar.startsWith(colonia) ? lugar.slice(colonia.length).trim() : lugar;
};

/** Only what differs from what stands: an edit that repeats a value changes nothing. */
export function cambiosDeFicha(
  ficha: FichaCliente,
  pedidos: { readonly [C in keyof CamposEditables]?: string | undefined },
): Partial<FichaCliente> {
  const distintos = EDITABLES.filter(
    (campo) => pedidos[campo] !== undefined && pedidos[campo] !== ficha[campo],
  );
  const cambios: Partial<FichaCliente> = Object.fromEntries(
    distintos.map((campo) => [campo, pedidos[campo]]),
  );
  const { nombre, colonia } = cambios;
  return {
    ...cambios,
    ...(nombre !== undefined && { slug: slug(nombre) }),
    ...(colonia !== undefined && { ubicacion: ubicacion(colonia, ciudadDe(ficha)) }),
  };
}

/** The record of somebody new; nobody types the city. */
export const fichaNueva = ({
  calle = '',
  colonia = '',
  ...campos
}: Omit<CamposEditables, 'calle' | 'colonia'> & {
  readonly calle?: string | undefined;
  readonly colonia?: string | undefined;
}): FichaCliente => ({
  ...campos,
  calle,
  colonia,
  slug: slug(campos.nombre),
  ubicacion: ubicacion(colonia),
});

/** The same person under a duplicate's name. */
export const fichaDuplicada = (ficha: FichaCliente, nombre: string): FichaCliente => {
  const { negocio, direccion, calle, colonia, ubicacion: lugar, telefono } = ficha;
  return { nombre, slug: slug(nombre), negocio, direccion, calle, colonia, ubicacion: lugar, telefono };
};
