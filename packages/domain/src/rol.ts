/** The roles and their numbers (spec §6). */
export const ROL = { cobrador: 5, gerente: 6, supervisor: 7 } as const;

export type IdRol = (typeof ROL)[keyof typeof ROL];

/** The values of the form 'Registrar Usuario' (spec §2): 1 Cobrador, 2 Gerente, 3 Supervisor. */
const DEL_FORMULARIO: ReadonlyMap<unknown, IdRol> = new Map<unknown, IdRol>([
  [1, ROL.cobrador],
  [2, ROL.gerente],
  [3, ROL.supervisor],
]);

const DATOS: Record<IdRol, { nombre: string; inicio: string }> = {
  [ROL.cobrador]: { nombre: 'Cobrador', inicio: '/cobrador' },
  [ROL.gerente]: { nombre: 'Gerente', inicio: '/gerente' },
  [ROL.supervisor]: { nombre: 'Supervisor', inicio: '/supervisor' },
};

export const esRol = (n: unknown): n is IdRol => Object.values(ROL).some((rol) => rol === n);

/** A role's number, or a form's value mapped to it; null when it is neither. */
export const interpretarRol = (n: unknown): IdRol | null => (esRol(n) ? n : (DEL_FORMULARIO.get(n) ?? null));

/** The page after signing in, under the app's base path; '/' when it is no role. */
export const inicioDe = (rol: IdRol | null): string => (rol === null ? '/' : DATOS[rol].inicio);

/** 'Cobrador', 'Gerente', 'Supervisor'. */
export const nombreRol = (rol: IdRol): string => DATOS[rol].nombre;
