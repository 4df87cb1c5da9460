import { type Fecha, fechaLocal, lunesDe } from '@leal/domain';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { como, type DeLaUrl, dia, enLaUrl, entero, texto, useEnLaUrl } from '../../lib/en-la-url.ts';
import { useAhora } from '../../lib/reloj.ts';

/** The place in the reports: a week, or a day of it with its page and search. */
type Lugar = {
  /** A Monday, never a future one. */
  readonly semana: Fecha;
  readonly dia: Fecha | null;
  /** The page, from 1 on. */
  readonly pagina: number;
  readonly busqueda: string;
};

export const EN_LA_URL = enLaUrl({
  semana: dia(),
  dia: dia(),
  pagina: entero(1, 1_000_000),
  busqueda: como('q', texto()),
});

type Direccion = DeLaUrl<typeof EN_LA_URL>;

/** The place that an address names; an invalid or future day gives this week. */
export function lugarDe(direccion: Direccion, hoy: Fecha): Lugar {
  const pasada = (fecha: Fecha | undefined) => (fecha && fecha <= hoy ? fecha : null);
  const elegido = pasada(direccion.dia);
  return { ...direccion, dia: elegido, semana: lunesDe(elegido ?? pasada(direccion.semana) ?? hoy) };
}

/** The fields of a place: a week has no page, and a day names its week. */
const direccionDe = ({ semana, dia: elegido, pagina = 1, busqueda = '' }: Partial<Lugar>): Direccion =>
  elegido
    ? { semana: undefined, dia: elegido, pagina, busqueda }
    : { semana, dia: undefined, pagina: 1, busqueda: '' };

/** The history state of a day that was opened from its week: 'back' leads there. */
export const DESDE_SEMANA = 'semana';

/** The address of a place; what else it says, such as whose reports these are, stays. */
export const conLugar = (direccion: URLSearchParams, lugar: Partial<Lugar>): URLSearchParams =>
  EN_LA_URL.escribir(direccionDe(lugar), direccion);

/** The place, the address of any other one, and the ways there. */
export function useLugar() {
  const [enLaDireccion, cambiar] = useEnLaUrl(EN_LA_URL);
  const [direccion] = useSearchParams();
  const { state } = useLocation();
  const navegar = useNavigate();
  // The device's day is used before the first answer of the server; it may be wrong.
  const hoy = fechaLocal(useAhora(60_000));
  const lugar = lugarDe(enLaDireccion, hoy);
  return {
    hoy,
    lugar,
    haciaLugar: (destino: Partial<Lugar>) => ({ search: conLugar(direccion, destino).toString() }),
    /** Another week, page or search replaces the entry of the history. */
    cambiar: (destino: Partial<Lugar>) => cambiar(direccionDe({ ...lugar, ...destino })),
    volverASemana: () =>
      state === DESDE_SEMANA ? void navegar(-1) : cambiar(direccionDe({ semana: lugar.semana })),
  };
}

export type EnReportes = ReturnType<typeof useLugar>;
