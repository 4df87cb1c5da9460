import { useSearchParams } from 'react-router-dom';

const VISTAS = ['pendientes', 'historial'] as const;
export type Vista = (typeof VISTAS)[number];

/** Which of the two lists is open; it stands in the address, so that a reload or a link shows the same. */
export function useVista(): [Vista, (vista: string) => void] {
  const [direccion, setDireccion] = useSearchParams();
  const vista = VISTAS.find((una) => una === direccion.get('ver')) ?? 'pendientes';
  const ver = (otra: string) => setDireccion(otra === 'historial' ? { ver: otra } : {}, { replace: true });
  return [vista, ver];
}
