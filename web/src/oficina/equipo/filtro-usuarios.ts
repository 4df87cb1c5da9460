import type { FilaDeEquipo, UsuarioConEstado } from '@leal/contract';
import { estaDeVacaciones, fechaLocal, filtrarPorTexto, type IdRol, nombreRol, ROL } from '@leal/domain';
import { ahora } from '../../lib/reloj.ts';
import { type Ordenable, ordenar } from '../../ui/tabla/orden.ts';
import { como, type DeLaUrl, enLaUrl, mismas, opcional, texto } from '../../lib/en-la-url.ts';

const ROLES = Object.values(ROL).map((rol) => String(rol) as `${IdRol}`);
export const OPCIONES_ROL = ROLES.map((value) => ({ value, label: nombreRol(Number(value) as IdRol) }));

export const ESTADOS = ['activos', 'desactivados'] as const;

/** The fields by which the team is sorted: who was not heard of for longest, who has most. */
export const VALORES = {
  nombre: ({ nombre }) => nombre,
  rol: ({ id_rol }) => nombreRol(id_rol),
  estado: ({ activo }) => Number(!activo),
  clientes: ({ ruta }) => ruta?.clientes_activos ?? null,
  en_mano: ({ ruta }) => ruta?.en_mano ?? null,
  // Nobody who is away has to be heard of.
  contacto: ({ contacto, vacaciones }) =>
    contacto && !estaDeVacaciones(vacaciones, fechaLocal(ahora())) ? Date.parse(contacto.visto_en) : null,
  version: ({ contacto }) => contacto?.version ?? null,
  sin_enviar: ({ contacto }) => contacto?.sin_enviar ?? null,
} satisfies Record<string, NonNullable<Ordenable<FilaDeEquipo>['valor']>>;
export type CampoDeEquipo = keyof typeof VALORES;
const CLAVES = Object.keys(VALORES) as CampoDeEquipo[];
const CAMPOS: readonly Ordenable<FilaDeEquipo>[] = CLAVES.map((clave) => ({ clave, valor: VALORES[clave] }));
const TODOS_LOS_ORDENES = CLAVES.flatMap((clave) => [clave, `-${clave}`] as const);

/** The orders that a phone offers by name. */
const ORDENES = ['nombre', 'contacto', '-contacto', '-sin_enviar', '-en_mano', '-clientes'] as const;
type OrdenDeEquipo = (typeof ORDENES)[number];
const NOMBRES_ORDEN: Readonly<Record<OrdenDeEquipo, string>> = {
  nombre: 'Nombre',
  contacto: 'Contacto más antiguo',
  '-contacto': 'Contacto más reciente',
  '-sin_enviar': 'Más sin enviar',
  '-en_mano': 'Más efectivo en mano',
  '-clientes': 'Más clientes activos',
};
export const ordenConNombre = (orden: string | undefined): OrdenDeEquipo | undefined =>
  ORDENES.find((posible) => posible === orden);
export const OPCIONES_ORDEN = ORDENES.map((value) => ({ value, label: NOMBRES_ORDEN[value] }));

/** The accounts that are shown. */
export const EN_LA_URL = enLaUrl({
  busqueda: como('q', texto()),
  rol: opcional(mismas(ROLES)),
  estado: opcional(mismas(ESTADOS)),
  /** Absent: the oldest account first. */
  orden: opcional(mismas(TODOS_LOS_ORDENES)),
});
export type FiltroUsuarios = DeLaUrl<typeof EN_LA_URL>;

export const estaFiltrando = ({ busqueda, rol, estado }: FiltroUsuarios): boolean =>
  busqueda !== '' || rol !== undefined || estado !== undefined;

/** The accounts that the filter leaves, by name or e-mail, in the order in which they came. */
export const filtrar = <U extends UsuarioConEstado>(
  usuarios: readonly U[],
  { busqueda, rol, estado }: FiltroUsuarios,
): readonly U[] =>
  filtrarPorTexto(
    usuarios.filter(
      ({ id_rol, activo }) =>
        (rol === undefined || String(id_rol) === rol) &&
        (estado === undefined || activo === (estado === 'activos')),
    ),
    busqueda,
    ({ nombre, email }) => ({ textos: [nombre, email] }),
  );

/** The people that pass, in the order that is asked for; whoever has none of it comes last. */
export const verEquipo = (
  usuarios: readonly FilaDeEquipo[],
  filtro: FiltroUsuarios,
): readonly FilaDeEquipo[] => ordenar(filtrar(usuarios, filtro), CAMPOS, filtro.orden ?? '');
