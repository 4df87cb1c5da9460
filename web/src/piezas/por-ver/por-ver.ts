import { type Centavos, CERO, type Fecha } from '@leal/domain';
import { useSyncExternalStore } from 'react';
import { alCerrarSesion } from '../../lib/al-cerrar.ts';
import { almacenPropio } from '../../lib/sesion/recuerdo.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { crearOyentes } from '../../lib/oyentes.ts';

/**
 * A collector's list of what is not seen or done yet, as far as this phone knows: decisions told since 'Solicitudes'
 * was last open, tasks with their cash, loans to hand over, floats to confirm with theirs, cuts that came back, and the
 * first day of what is in the cash box. The list is kept on the device, so that it is there at the first paint and
 * without a line.
 */
export type PorVer = {
  readonly decididas: number;
  readonly tareas: number;
  readonly en_mano: Centavos;
  readonly entregas: number;
  readonly por_entregar: Centavos;
  readonly fondos: number;
  readonly en_fondos: Centavos;
  readonly devueltos: number;
  readonly caja_desde: Fecha | null;
};
type Guardado = { readonly id_usuario: string; readonly porVer: PorVer };

const NADA: PorVer = {
  decididas: 0,
  tareas: 0,
  en_mano: CERO,
  entregas: 0,
  por_entregar: CERO,
  fondos: 0,
  en_fondos: CERO,
  devueltos: 0,
  caja_desde: null,
};
const CLAVE = 'leal_avisos_por_ver';

let actual: Guardado | null | undefined;
const oyentes = crearOyentes();

/** An earlier version kept less. */
const conTodo = (guardado: Guardado | null): Guardado | null =>
  guardado && { ...guardado, porVer: { ...NADA, ...guardado.porVer } };

function leer(): Guardado | null {
  try {
    actual ??= conTodo(JSON.parse(almacenPropio().leer(CLAVE) ?? 'null') as Guardado | null);
  } catch {
    actual = null;
  }
  return actual;
}

function publicar(nuevo: Guardado | undefined): void {
  actual = nuevo;
  oyentes.despertar();
}

/** Another tab of the same phone has seen it. */
const alCambiarFuera = ({ key }: StorageEvent): void => {
  if (key === CLAVE) publicar(undefined);
};

function suscribir(oyente: () => void): () => void {
  addEventListener('storage', alCambiarFuera);
  return oyentes.suscribir(oyente);
}

const de = (id_usuario: string): PorVer => {
  const guardado = leer();
  return guardado?.id_usuario === id_usuario ? guardado.porVer : NADA;
};

/** Whether this phone has known it of this person, were it that there is nothing: not before the first sign-in's answers. */
export const seSabePorVer = (id_usuario: string): boolean => leer()?.id_usuario === id_usuario;

export function cambiarPorVer(id_usuario: string, cambio: (antes: PorVer) => Partial<PorVer>): void {
  const antes = de(id_usuario);
  const nuevo = { id_usuario, porVer: { ...antes, ...cambio(antes) } };
  almacenPropio().guardar(CLAVE, JSON.stringify(nuevo));
  publicar(nuevo);
}

alCerrarSesion(() => {
  almacenPropio().borrar(CLAVE);
  publicar(undefined);
});

export function usePorVer(): PorVer {
  const { id_usuario } = useUsuario();
  return useSyncExternalStore(suscribir, () => de(id_usuario));
}
