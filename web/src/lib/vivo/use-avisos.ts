import { cuentaDeBandeja } from '@leal/contract';
import { bloquePorAprobar, type PorAprobar } from '@leal/domain';
import { useEffect, useMemo, useRef } from 'react';
import { useLlamada } from '../api/consultas.ts';
import { useSoloLectura } from '../sesion/solo-lectura.ts';
import { useUsuario } from '../sesion/use-sesion.ts';
import { useAlOir, useAlTomar } from './al-cambiar.ts';
import { avisoDe, AVISOS_RECIENTES, type Aviso, type AvisosRecientes } from './avisos.ts';
import { useValorVivo } from './almacen.ts';
import { recuento } from './cuenta.ts';

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

/** Managers: whose notices moved last, live; null until it is known, and for a supervisor, who may not listen. */
export const useAvisosRecientes = (): AvisosRecientes | null =>
  useValorVivo(useSoloLectura() ? null : AVISOS_RECIENTES);

/** Managers: what was counted over all collectors; undefined until it is known, and without a listener. */
export function useCuentaDeTodos(staleTime = Infinity) {
  const oye = useAvisosRecientes() !== null;
  const { data, dataUpdatedAt } = useLlamada(cuentaDeBandeja, {}, { enabled: oye, staleTime });
  return { cuenta: oye ? data : undefined, contadaEn: dataUpdatedAt };
}

/** Managers: what waits over all collectors, class by class; null until it is known, and without a listener. */
export const usePorAprobarDeTodos = (): PorAprobar | null => useCuentaDeTodos().cuenta?.porAprobar ?? null;

const RECIENTES = [AVISOS_RECIENTES];

/** The count is made again when notices come, for all who show it; once on a page. */
export function useContarLoQueEspera(): void {
  const hayCuenta = useRef(false);
  useEffect(() => recuento.parar, []);
  useAlOir(RECIENTES, () => {
    // The first notice is counted because it has come.
    if (hayCuenta.current) recuento.llamar();
    hayCuenta.current = true;
  });
}
