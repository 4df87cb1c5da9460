import { type ParteDeCobrador, partesPorTransferencia } from '@leal/contract';
import { DIAS_QUE_IMPORTAN, fecha, formatearFecha, PARTE_QUE_IMPORTA, VECES_LA_MEDIANA } from '@leal/domain';
import { Alert } from 'antd';
import { cuantos } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { Regla } from './senales.tsx';

const TITULO = 'Mucho por transferencia';
const DEMASIADOS = 'Con más de 300 cobradores no se compara quién recibe mucho por transferencia.';
const HORA_MS = 60 * 60_000;

const reglaDe = (desde: string): string =>
  `De lo que cobró desde el ${formatearFecha(fecha(desde))}, la parte por transferencia es más de ${VECES_LA_MEDIANA} veces la del cobrador de en medio, al menos ${PARTE_QUE_IMPORTA} %, y en ${DIAS_QUE_IMPORTAN} días o más.`;

const linea = ({ nombre_cobrador, parte, dias }: ParteDeCobrador): string =>
  `${nombre_cobrador}: ${parte} % de lo que cobró, en ${cuantos(dias, 'día', 'días')}`;

/** The collectors whose share of transfers is far above the others'; nothing where there is nobody. */
export function PartesAltas() {
  const { data } = useLlamada(partesPorTransferencia, {}, { staleTime: HORA_MS });
  if (data?.demasiados) return <p className="nota">{DEMASIADOS}</p>;
  if (!data || data.datos.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <span className="fila aire-4 junto">
          {TITULO} <Regla de={TITULO} regla={reglaDe(data.desde)} />
        </span>
      }
      description={
        <>
          <ul className="lista-lisa">
            {data.datos.map((parte) => (
              <li key={parte.id_cobrador}>{linea(parte)}</li>
            ))}
          </ul>
          {data.mediana !== null && `El cobrador de en medio: ${data.mediana} %.`}
        </>
      }
    />
  );
}
