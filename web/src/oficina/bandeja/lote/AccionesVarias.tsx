import { Button, Progress } from 'antd';
import { formatearNumero } from '@leal/domain';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { enfocarElTitulo } from '../../../ui/encabezado/foco.ts';
import type { Fila } from '../../listas/fila.ts';
import { detener, useCorrida } from './corrida.ts';
import { preguntarVarias } from './preguntar-varias.tsx';

type Props = {
  elegidas: readonly Fila[];
  /** They are on their way: none of them is chosen any more. */
  alCorrer: () => void;
};

/** The actions on the chosen rows; while they are being decided, how far that is. */
export function AccionesVarias({ elegidas, alCorrer }: Props) {
  const corrida = useCorrida();
  if (corrida) {
    const { total, hechas, noPasaron, detenida } = corrida;
    const van = hechas + noPasaron.length;
    return (
      <>
        <output className="lote-avance tenue tabular">{`${formatearNumero(van)} de ${formatearNumero(total)}`}</output>
        <Progress
          className="lote-barra"
          percent={Math.round((van / total) * 100)}
          showInfo={false}
          aria-label="Decisiones enviadas"
        />
        <Button
          disabled={detenida}
          onClick={() => {
            detener();
            enfocarElTitulo();
          }}
        >
          {detenida ? 'Deteniendo...' : 'Detener'}
        </Button>
      </>
    );
  }
  const n = elegidas.length;
  return (
    <>
      <output className="tenue">
        {n === 0 ? 'Marca las que quieras decidir juntas.' : cuantos(n, 'seleccionada', 'seleccionadas')}
      </output>
      <Button danger disabled={n === 0} onClick={() => preguntarVarias(elegidas, 'rechazar', alCorrer)}>
        {n === 0 ? 'Rechazar' : `Rechazar seleccionadas (${formatearNumero(n)})`}
      </Button>
      <Button
        type="primary"
        disabled={n === 0}
        onClick={() => preguntarVarias(elegidas, 'aprobar', alCorrer)}
      >
        {n === 0 ? 'Aprobar' : `Aprobar seleccionadas (${formatearNumero(n)})`}
      </Button>
    </>
  );
}
