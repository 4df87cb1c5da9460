import './contar.css';
import { type Centavos, CERO, restar } from '@leal/domain';
import { debeLaOficina, tuDiferencia } from '../../piezas/caja/textos.ts';

/** How what was counted stands to what there should be, to the person who counts. */
export function Cuadre({ esperado, contado }: { esperado: Centavos; contado: Centavos }) {
  const diferencia = restar(esperado, contado);
  const debe = debeLaOficina(esperado);
  const tono = diferencia === CERO ? 'bien' : debe > CERO ? 'info' : 'mal';
  return (
    <span
      className={`conteo-cuadre en-bloque al-medio tenido ${tono === 'mal' ? 'mal' : ''}`}
      data-tono={tono}
    >
      {tuDiferencia(diferencia, debe)}
    </span>
  );
}
