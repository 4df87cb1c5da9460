import type { UsuarioConEstado } from '@leal/contract';
import { filtrarPorTexto, type IdRol, nombreRol, ROL } from '@leal/domain';
import { como, type DeLaUrl, enLaUrl, mismas, opcional, texto } from '../../lib/en-la-url.ts';

const ROLES = Object.values(ROL).map((rol) => String(rol) as `${IdRol}`);
export const OPCIONES_ROL = ROLES.map((value) => ({ value, label: nombreRol(Number(value) as IdRol) }));

export const ESTADOS = ['activos', 'desactivados'] as const;

/** The accounts that are shown. */
export const EN_LA_URL = enLaUrl({
  busqueda: como('q', texto()),
  rol: opcional(mismas(ROLES)),
  estado: opcional(mismas(ESTADOS)),
});
export type FiltroUsuarios = DeLaUrl<typeof EN_LA_URL>;

export const estaFiltrando = ({ busqueda, rol, estado }: FiltroUsuarios): boolean =>
  busqueda !== '' || rol !== undefined || estado !== undefined;

/** The accounts that the filter leaves, by name or e-mail, in the order in which they came. */
export const filtrar = (
  usuarios: readonly UsuarioConEstado[],
  { busqueda, rol, estado }: FiltroUsuarios,
): readonly UsuarioConEstado[] =>
  filtrarPorTexto(
    usuarios.filter(
      ({ id_rol, activo }) =>
        (rol === undefined || String(id_rol) === rol) &&
        (estado === undefined || activo === (estado === 'activos')),
    ),
    busqueda,
    ({ nombre, email }) => ({ textos: [nombre, email] }),
  );
