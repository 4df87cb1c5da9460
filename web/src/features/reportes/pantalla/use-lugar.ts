import { fechaLocal } from '@leal/domain';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAhora } from '../../../lib/reloj.ts';
import { conLugar, leerLugar, type Lugar } from '../datos/lugar.ts';

/** The state of a day's address that was opened from its week: 'back' is where one was. */
export const DESDE_SEMANA = 'semana';

/** Where one is, the address of any other place, and the ways there. */
export function useLugar() {
  const [direccion] = useSearchParams();
  const { state } = useLocation();
  const navegar = useNavigate();
  // Before the first answer of the server the day is the device's, which may be another one.
  const hoy = fechaLocal(useAhora(60_000));
  const lugar = leerLugar(direccion, hoy);
  const haciaLugar = (otro: Partial<Lugar>) => ({ search: `?${conLugar(direccion, otro)}` });
  return {
    hoy,
    lugar,
    haciaLugar,
    /** Another week, page or search is the same entry of the history. */
    cambiar: (otro: Partial<Lugar>) =>
      void navegar(haciaLugar({ ...lugar, ...otro }), { replace: true, state: state as unknown }),
    volverASemana: () =>
      void (state === DESDE_SEMANA
        ? navegar(-1)
        : navegar(haciaLugar({ semana: lugar.semana }), { replace: true })),
  };
}

export type EnReportes = ReturnType<typeof useLugar>;
