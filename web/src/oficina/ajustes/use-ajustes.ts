import { leerAjustes } from '@leal/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultaDe, invalidar } from '../../lib/api/consultas.ts';

const AL_MUDARSE_MS = 5_000;
const CADA_MS = 60_000;

/** Whether somebody else was faster: told once what stands now has been read, so that the next try is held to that. */
export function useCambiaron() {
  const [cambiaron, setCambiaron] = useState(false);
  const alCambiar = () => void invalidar(leerAjustes).then(() => setCambiaron(true));
  return { cambiaron, alCambiar, olvidar: () => setCambiaron(false) };
}

/** The settings; while credits go over to a new calendar or are counted again, as often as one looks at it. */
export const useAjustes = () =>
  useQuery({
    ...consultaDe(leerAjustes),
    refetchInterval: ({ state: { data } }) =>
      data?.por_aplicar || data?.por_contar || data?.mudanza?.en_curso ? AL_MUDARSE_MS : CADA_MS,
  });
