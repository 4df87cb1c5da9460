import { ROL } from '@leal/domain';

export type Rol = keyof typeof ROL;

/**
 * A person who asks: the token's claims, the record `usuarios/{uid}`, and the role that the rules must take them for
 * (null: nobody).
 */
export type Persona = {
  readonly nombre: string;
  /** null: no token at all. */
  readonly uid: string | null;
  readonly claim?: number;
  readonly registro?: {
    readonly id_rol: number;
    readonly activo: boolean;
    readonly email: string;
    readonly sesiones_desde?: number;
    readonly sesiones_terminadas?: readonly number[];
  };
  /** The second in which this one signed in. */
  readonly sesion?: number;
  readonly rol: Rol | null;
};

/** The token's, unless it is said otherwise. */
export const CORREO = 'persona@leal.demo';

const activo = (id_rol: number, email = CORREO) => ({ id_rol, activo: true, email });
const inactivo = (id_rol: number) => ({ id_rol, activo: false, email: CORREO });

const de = (rol: Rol): Persona => ({
  nombre: rol,
  uid: `un-${rol}`,
  claim: ROL[rol],
  registro: activo(ROL[rol]),
  rol,
});

const nadie = (nombre: string, persona: Pick<Persona, 'claim' | 'registro' | 'sesion'>): Persona => ({
  nombre,
  uid: nombre.replaceAll(' ', '-'),
  rol: null,
  ...persona,
});

/** A manager has ended two of these sessions, and whatever began before the second 1,000. */
const conTerminadas = (rol: Rol) => ({
  claim: ROL[rol],
  registro: { ...activo(ROL[rol]), sesiones_desde: 1_000, sesiones_terminadas: [1_500, 2_000] },
});

export const PERSONAS: readonly Persona[] = [
  de('cobrador'),
  de('gerente'),
  de('supervisor'),
  { nombre: 'visitante anónimo', uid: null, rol: null },
  nadie('gerente sin registro', { claim: ROL.gerente }),
  nadie('gerente sin claim', { registro: activo(ROL.gerente) }),
  nadie('gerente desactivado', { claim: ROL.gerente, registro: inactivo(ROL.gerente) }),
  nadie('supervisor desactivado', { claim: ROL.supervisor, registro: inactivo(ROL.supervisor) }),
  nadie('cobrador desactivado', { claim: ROL.cobrador, registro: inactivo(ROL.cobrador) }),
  nadie('gerente con otro correo', { claim: ROL.gerente, registro: activo(ROL.gerente, 'otro@leal.demo') }),
  nadie('claim de gerente y registro de cobrador', { claim: ROL.gerente, registro: activo(ROL.cobrador) }),
  nadie('claim de cobrador y registro de gerente', { claim: ROL.cobrador, registro: activo(ROL.gerente) }),
  nadie('claim de supervisor y registro de cobrador', {
    claim: ROL.supervisor,
    registro: activo(ROL.cobrador),
  }),
  nadie('rol desconocido', { claim: 9, registro: activo(9) }),
  nadie('cobrador con su sesión terminada', { ...conTerminadas('cobrador'), sesion: 2_000 }),
  nadie('gerente con su sesión terminada', { ...conTerminadas('gerente'), sesion: 1_500 }),
  nadie('supervisor de antes de que se terminaran todas', { ...conTerminadas('supervisor'), sesion: 999 }),
  {
    ...de('cobrador'),
    ...conTerminadas('cobrador'),
    nombre: 'en otra sesión',
    uid: 'de-otra-sesion',
    sesion: 1_000,
  },
];

/** The other collector, whose documents are nobody's own here. */
export const AJENO = 'otro-cobrador';
