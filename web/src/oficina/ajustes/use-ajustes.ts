import { leerAjustes } from '@leal/contract';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { consultaDe, invalidar } from '../../lib/api/consultas.ts';
import { ensordecer } from '../../ui/capas/pila.ts';

const AL_MUDARSE_MS = 5_000;
const CADA_MS = 60_000;

/** Refused, because somebody else was faster: what stands now is read. */
export const releerAjustes = (): void => void invalidar(leerAjustes);

/**
 * Whether they became others while a question about them stands open, by a refusal or because they were read again: told before
 * anything is saved over them. While one's own answer is on its way, or has been taken, they are others by that.
 */
export function useCambiaron(version: string, enSuspenso: boolean) {
  const [vista, setVista] = useState({ version, cambiaron: false });
  if (version !== vista.version && !enSuspenso) setVista({ version, cambiaron: true });
  useLayoutEffect(() => {
    // The button would now do another thing than when the finger began to move.
    if (vista.cambiaron) ensordecer();
  }, [vista]);
  return {
    cambiaron: vista.cambiaron,
    olvidar: () => setVista(({ version: leida }) => ({ version: leida, cambiaron: false })),
  };
}

/**
 * The settings, read again whenever one comes to see them; while credits go over to a new calendar or are counted again, as often as one
 * looks at it.
 */
export const useAjustes = () =>
  useQuery({
    ...consultaDe(leerAjustes),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.por_aplicar || data?.por_contar || data?.mudanza?.en_curso ? AL_MUDARSE_MS : CADA_MS,
  });
