import { metrosEntre, type Punto } from '@leal/domain';
import { useAqui } from '../../../lib/posicion.ts';

/** Nearer than a phone can tell. */
const AQUI_M = 25;
const KM = 1_000;

/** '350 m', '1.2 km'. */
export function textoDistancia(metros: number): string {
  if (metros < AQUI_M) return 'aquí';
  const enDecenas = Math.round(metros / 10) * 10;
  return enDecenas < KM ? `${enDecenas} m` : `${(metros / KM).toFixed(1)} km`;
}

/** How far away the door is, in a straight line; nothing while either place is not known. */
export function Distancia({ punto }: { punto: Punto | undefined }) {
  const aqui = useAqui();
  return (
    aqui && punto && <span className="tenue fija tabular">{textoDistancia(metrosEntre(aqui, punto))}</span>
  );
}
