import { TIPOS_SOLICITUD, type EstadoSolicitud } from '@leal/domain';

/** `credito` is a list of its own on the server; without a type all are shown together. */
const TIPOS_DEL_FILTRO = [...TIPOS_SOLICITUD, 'credito'] as const;
export type Tipo = (typeof TIPOS_DEL_FILTRO)[number];
export type Filtro = { readonly tipo: Tipo | undefined; readonly estado: EstadoSolicitud | undefined };

export const TODAS = 'todas';

const EN_DIRECCION: { readonly [E in EstadoSolicitud]: string } = {
  pendiente: 'pendientes',
  aprobada: 'aprobadas',
  rechazada: 'rechazadas',
};
const ESTADOS = Object.keys(EN_DIRECCION) as EstadoSolicitud[];

/** The filter in the address; other values are ignored. */
export const leerFiltro = (direccion: URLSearchParams): Filtro => ({
  tipo: TIPOS_DEL_FILTRO.find((tipo) => tipo === direccion.get('tipo')),
  estado: ESTADOS.find((estado) => EN_DIRECCION[estado] === direccion.get('ver')),
});

export function enDireccion({ tipo, estado }: Filtro): Record<string, string> {
  return { ...(tipo && { tipo }), ...(estado && { ver: EN_DIRECCION[estado] }) };
}

export const consultaDeFiltro = ({ tipo, estado }: Filtro) => ({
  ...(tipo && { tipo }),
  ...(estado && { estado: [estado] }),
});
