import { bloquePorAprobar, type PorAprobar } from '@leal/domain';
import { useMemo } from 'react';
import { useUsuario } from '../sesion/use-sesion.ts';
import { useAlTomar } from './al-cambiar.ts';
import { avisoDe, AVISOS_DE_TODOS, type Aviso, type AvisosDeTodos } from './avisos.ts';
import { useValorVivo } from './almacen.ts';

function useFuentePropia() {
  const { id_usuario } = useUsuario();
  return useMemo(() => avisoDe(id_usuario), [id_usuario]);
}

/** A collector's own notice, live; null until it is known. */
export const useAvisoPropio = (): Aviso | null => useValorVivo(useFuentePropia());

/** Calls when the listener of one's own notice has started, and whenever it starts again, with what it has heard. */
export const useAlOirAvisos = (alOir: (aviso: Aviso | null) => void): void =>
  useAlTomar(useFuentePropia(), alOir);

/** The counts of 'Por Aprobar' on a collector's dashboard (spec §2), live; null until they are known. */
export function usePorAprobarPropio(): ReturnType<typeof bloquePorAprobar> | null {
  const aviso = useAvisoPropio();
  return useMemo(() => aviso && bloquePorAprobar(aviso.por_aprobar), [aviso]);
}

/** Managers: what waits of each collector, live; null until it is known. */
export const useAvisosDeTodos = (): AvisosDeTodos | null => useValorVivo(AVISOS_DE_TODOS);

/** Managers: what waits over all collectors, class by class, live; null until it is known. */
export const usePorAprobarDeTodos = (): PorAprobar | null => useAvisosDeTodos()?.suma ?? null;
