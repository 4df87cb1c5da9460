import type { UsuarioDoc } from '@leal/contract/documentos';
import { type IdRol, ROL } from '@leal/domain';

/** An account to sign in with. */
export type Cuenta = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly nombre: string;
  readonly id_rol: IdRol;
};

export const CONTRASENA_DEMO = 'Leal.2026';

const cuenta = (uid: string, correo: string, nombre: string, id_rol: IdRol): Cuenta => ({
  uid,
  email: `${correo}@leal.demo`,
  password: CONTRASENA_DEMO,
  nombre,
  id_rol,
});

export const GERENTE = cuenta('gerente-1', 'gerente', 'Adriana Solís Cárdenas', ROL.gerente);
export const SUPERVISOR = cuenta('supervisor-1', 'supervisor', 'Ernesto Villarreal Lozano', ROL.supervisor);

export const COBRADORES: readonly Cuenta[] = [
  cuenta('cobrador-1', 'cobrador1', 'Luis Fernando Ríos Meraz', ROL.cobrador),
  cuenta('cobrador-2', 'cobrador2', 'Karla Jimena Treviño Garza', ROL.cobrador),
  cuenta('cobrador-3', 'cobrador3', 'Mario Alberto Núñez Favela', ROL.cobrador),
];

/** The people of the demo; everybody's password is the same. */
export const CUENTAS_DEMO: readonly Cuenta[] = [GERENTE, SUPERVISOR, ...COBRADORES];

export const cuentaDeCobrador = (numero: number, nombre: string): Cuenta =>
  COBRADORES[numero - 1] ?? cuenta(`cobrador-${numero}`, `cobrador${numero}`, nombre, ROL.cobrador);

export const usuarioDe = ({ uid, email, nombre, id_rol }: Cuenta, creado_en: Date): UsuarioDoc => ({
  id_usuario: uid,
  nombre,
  email,
  id_rol,
  activo: true,
  creado_en,
});
