import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { useOficina } from '../figuras/use-oficina.ts';
import { DE_LO_ESPERADO, notasDe, valorDe } from './de-lo-esperado.ts';
import type { Estadisticas } from './use-estadisticas.ts';

/** What came in of what was expected: both amounts in one line, also on a phone, so that nothing moves when they come;
 * transfers in a line of their own, where there were any. */
export function CifrasDeLoEsperado({ datos }: { datos: Estadisticas | undefined }) {
  const oficina = useOficina();
  const cobrado = datos?.cobradoDeLoEsperado;
  return (
    <Cifras nombre="Cobrado de lo esperado" cargando={!datos} columnas={3}>
      {DE_LO_ESPERADO.map(({ titulo, camino, de, dias }) => (
        <Cifra
          key={titulo}
          definicion="cobradoDeLoEsperado"
          titulo={titulo}
          ancha
          camino={camino?.(oficina)}
          valor={cobrado && valorDe(de(cobrado))}
          {...(cobrado ? notasDe(de(cobrado)) : { nota: '' })}
          tendencia={cobrado ? dias(cobrado) : null}
        />
      ))}
    </Cifras>
  );
}
