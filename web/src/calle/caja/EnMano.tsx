import type { CorteAbierto } from '@leal/contract';
import { CERO, type Fecha, formatearFecha, nombreDia } from '@leal/domain';
import { Alert, Button } from 'antd';
import { primerDia } from '../../piezas/caja/filas.ts';
import { debeLaOficina } from '../../piezas/caja/textos.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { HuecoDeCifra } from '../../ui/estados/Huecos.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { BotonParte } from '../traspasos/BotonParte.tsx';

/** The day since which it is open, when that was before today. */
function desdeAntes({ filas, hoy }: CorteAbierto): Fecha | null {
  const primero = primerDia(filas);
  return primero !== null && primero < hoy ? primero : null;
}

type Props = {
  abierto: CorteAbierto | undefined;
  /** The part on this phone that is not in the figure. */
  aparte: string | undefined;
};

/** The cash that should be in the collector's hands, and the way to hand it in: nothing on the screen is louder. */
export function EnMano({ abierto, aparte }: Props) {
  const desde = abierto && desdeAntes(abierto);
  const debe = abierto ? debeLaOficina(abierto.esperado) : CERO;
  return (
    <section className="panel corte-en-mano" aria-label="En mano" aria-busy={!abierto}>
      <QueSon
        de="el corte"
        cifras={[
          { titulo: 'Debes tener en mano', figura: 'debesTener' },
          { titulo: 'Diferencia', figura: 'diferenciaCorte' },
        ]}
      />
      <p>
        <span className="en-bloque tenue">{debe > CERO ? 'La oficina te debe' : 'Debes tener en mano'}</span>
        <strong className="en-bloque tabular parte">
          {abierto ? <Monto valor={debe > CERO ? debe : abierto.esperado} /> : <HuecoDeCifra />}
        </strong>
        <small className="en-bloque nota">{aparte ?? ' '}</small>
      </p>
      {desde && (
        <Alert
          type="warning"
          showIcon
          title={`Este corte está abierto desde el ${nombreDia(desde)} ${formatearFecha(desde)}. Entrégalo hoy.`}
        />
      )}
      <div className="corte-botones grupo arriba botones-largos">
        {abierto?.filas.length === 0 ? (
          <Button type="primary" size="large" disabled>
            No hay nada que entregar
          </Button>
        ) : (
          <BotonEnlace camino="/cobrador/caja/entregar" type="primary" size="large">
            Entregar corte
          </BotonEnlace>
        )}
        <BotonParte />
      </div>
    </section>
  );
}
