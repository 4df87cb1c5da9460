import type { CreditoPorEntregar } from '@leal/contract';
import { formatearFecha, formatearNumero, formatearPesos, nombreDia } from '@leal/domain';
import { Button } from 'antd';
import { Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

type Props = { entregas: readonly CreditoPorEntregar[] };

const entregar = (credito: CreditoPorEntregar): Promise<void> =>
  traerDialogo(
    () => import('./DialogoEntregar.tsx'),
    ({ abrirEntrega }) => abrirEntrega(credito),
  );

function Entrega({ credito }: { credito: CreditoPorEntregar }) {
  const { id_credito, nombre, monto, fecha_aprobacion, es_renovacion } = credito;
  const cuando = `${nombreDia(fecha_aprobacion)} ${formatearFecha(fecha_aprobacion)}`;
  return (
    <Tarjeta
      nombre={`Entregar ${formatearPesos(monto)} a ${nombre}`}
      id_credito={id_credito}
      senas={[]}
      estado={{ texto: 'POR HACER', tono: 'espera' }}
      acciones={
        <Button type="primary" block onClick={() => void entregar(credito)}>
          Ya lo entregué
        </Button>
      }
    >
      <p>{`${es_renovacion ? 'Renovación aprobada' : 'Préstamo aprobado'} el ${cuando}`}</p>
    </Tarjeta>
  );
}

/** Cash that a client waits for at the door. */
export const PorEntregar = ({ entregas }: Props) =>
  entregas.length > 0 && (
    <section className="mias-por-hacer pila aire-8" aria-labelledby="mias-por-entregar">
      <h2 id="mias-por-entregar">{`Por entregar (${formatearNumero(entregas.length)})`}</h2>
      <div className="rejilla arriba">
        {entregas.map((credito) => (
          <Entrega key={credito.id_credito} credito={credito} />
        ))}
      </div>
    </section>
  );
