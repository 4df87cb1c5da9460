import type { Gasto } from '@leal/contract';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { Botones } from '../pregunta/Botones.tsx';
import { ESTADO_GASTO } from '../../piezas/solicitud/estados.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { quienGasto } from './GastosDeTodos.tsx';
import { preguntarGasto } from './preguntar-gasto.tsx';

/** An expense that waits, as a card among other requests. */
export const GastoPorDecidir = ({ item }: { item: Gasto }) => (
  <Tarjeta
    nombre={item.nombre_cobrador}
    id_credito={null}
    senas={[]}
    estado={ESTADO_GASTO[item.estado]}
    acciones={
      <Botones
        sobre={item.id_gasto}
        de={item}
        nombre={quienGasto(item)}
        alElegir={(sentido) => preguntarGasto(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <Dato nombre={NOMBRES.monto}>
        <strong>
          <Monto valor={item.monto} />
        </strong>
      </Dato>
      <Dato nombre={NOMBRES.fecha_solicitud}>{textoInstante(item.fecha_solicitud)}</Dato>
    </dl>
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
  </Tarjeta>
);
