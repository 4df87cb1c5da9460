import type { FilaDeEquipo } from '@leal/contract';
import { estaDeVacaciones, fechaLocal, type Llamado, ROL } from '@leal/domain';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { ahora } from '../../../lib/reloj.ts';
import { reasignar } from '../../clientes/acciones-activo.ts';
import { preguntarCierre } from '../../cortes/BotonCerrar.tsx';
import { abrirTarde } from '../../dialogos/abrir-tarde.ts';
import { prestarRutaDe } from '../../prestar/abrir.ts';
import type { Quien } from '../sesiones/quien.ts';
import { abrirVacaciones } from '../../vacaciones/BotonVacaciones.tsx';

/** A row of the team, as it is called among the others. */
export type Persona = FilaDeEquipo & Llamado;

export type AccionDePersona = {
  readonly clave: string;
  readonly texto: string;
  readonly peligro?: true;
  /** `esPropia`: it is one's own account. */
  readonly puede: (persona: Persona, esPropia: boolean) => boolean;
  readonly abrir: (persona: Persona, esPropia: boolean) => void;
};

const quienEs = (persona: Persona, esPropio: boolean): Quien => ({
  id_usuario: persona.id_usuario,
  llamado: comoSeLlama(persona),
  esPropio,
});

const abrirTelefonos = abrirTarde(
  async () => (await import('../sesiones/DialogoTelefonos.tsx')).abrirTelefonos,
);
const abrirTerminar = abrirTarde(async () => (await import('../sesiones/DialogoTerminar.tsx')).abrirTerminar);

/** What the office does about somebody, beside editing and turning the account off: a line each, in the menu's order. */
export const ACCIONES: readonly AccionDePersona[] = [
  {
    clave: 'enlace',
    texto: 'Enlace para una contraseña',
    puede: ({ activo }, esPropia) => activo && !esPropia,
    abrir: abrirTarde(async () => (await import('./DialogoEnlace.tsx')).abrirEnlace),
  },
  {
    clave: 'reasignar',
    texto: 'Reasignar su ruta',
    puede: ({ id_rol }) => id_rol === ROL.cobrador,
    abrir: (persona) => reasignar({ de: { id_cobrador: persona.id_usuario, nombre: comoSeLlama(persona) } }),
  },
  {
    clave: 'prestar',
    texto: 'Prestar su ruta',
    puede: ({ id_rol }) => id_rol === ROL.cobrador,
    abrir: (persona) => prestarRutaDe({ id_usuario: persona.id_usuario, nombre: comoSeLlama(persona) }),
  },
  {
    clave: 'perdido',
    texto: 'Teléfono perdido',
    puede: () => true,
    abrir: (persona, esPropia) => abrirTelefonos(quienEs(persona, esPropia)),
  },
  {
    clave: 'terminar',
    texto: 'Terminar sesiones',
    peligro: true,
    // One's own end with another password, in the profile.
    puede: ({ activo }, esPropia) => activo && !esPropia,
    abrir: (persona, esPropia) => abrirTerminar(quienEs(persona, esPropia)),
  },
];

const abrirEstado = abrirTarde(async () => (await import('./DialogoEstado.tsx')).abrirEstado);

/** What is a button of its own where there is room; the table has it in the menu. */
export const DE_SU_CUENTA: readonly AccionDePersona[] = [
  {
    clave: 'vacaciones',
    texto: 'Vacaciones',
    puede: ({ activo }) => activo,
    abrir: abrirVacaciones,
  },
  {
    clave: 'caja',
    texto: 'Contar la caja',
    puede: ({ activo, id_rol, vacaciones }) =>
      id_rol === ROL.cobrador && (!activo || estaDeVacaciones(vacaciones, fechaLocal(ahora()))),
    abrir: (persona) => preguntarCierre({ id_cobrador: persona.id_usuario, nombre: comoSeLlama(persona) }),
  },
  {
    clave: 'activar',
    texto: 'Activar',
    puede: ({ activo }, esPropia) => !activo && !esPropia,
    abrir: abrirEstado,
  },
  {
    clave: 'desactivar',
    texto: 'Desactivar',
    peligro: true,
    puede: ({ activo }, esPropia) => activo && !esPropia,
    abrir: abrirEstado,
  },
];
