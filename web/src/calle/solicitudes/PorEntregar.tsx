import type { CreditoPorEntregar } from '@leal/contract';
import { formatearFecha, formatearNumero, formatearPesos, lugarEnMapa, nombreDia } from '@leal/domain';
import { Button } from 'antd';
import { enlaceMapa } from '../../piezas/cliente/enlace-mapa.ts';
import { rutaDePapeles } from '../../piezas/credito/textos.ts';
import { Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

const entregar = (credito: CreditoPorEntregar): Promise<void> =>
  traerDialogo(
    () => import('./DialogoEntregar.tsx'),
    ({ abrirEntrega }) => abrirEntrega(credito),
  );

function Entrega({ credito }: { credito: CreditoPorEntregar }) {
  const { id_credito, nombre, negocio, direccion, telefono, monto, fecha_aprobacion, es_renovacion } =
    credito;
  const cuando = `${nombreDia(fecha_aprobacion)} ${formatearFecha(fecha_aprobacion)}`;
  return (
    <Tarjeta
      nombre={`Entregar ${formatearPesos(monto)} a ${nombre}`}
      id_credito={id_credito}
      senas={[negocio, direccion]}
      estado={{ texto: 'POR HACER', tono: 'espera' }}
      acciones={
        <>
          <Button type="primary" block onClick={() => void entregar(credito)}>
            Ya lo entregué
          </Button>
          <BotonEnlace block camino={rutaDePapeles(id_credito)} aria-label={`Pagaré y contrato de ${nombre}`}>
            Pagaré y contrato
          </BotonEnlace>
        </>
      }
    >
      <p>{`${es_renovacion ? 'Renovación aprobada' : 'Préstamo aprobado'} el ${cuando}`}</p>
      <p className="grupo aire-16">
        <a className="toque" href={`tel:${telefono}`} aria-label={`Llamar a ${nombre}`}>
          Llamar
        </a>
        <a
          className="toque"
          href={enlaceMapa(lugarEnMapa(credito))}
          target="_blank"
          rel="noreferrer"
          aria-label={`Mapa de ${nombre}`}
        >
          Mapa
        </a>
      </p>
    </Tarjeta>
  );
}

/** Cash that a client waits for at the door, and where that is; its question says what the box holds. */
export const PorEntregar = ({ entregas }: { entregas: readonly CreditoPorEntregar[] }) =>
  entregas.length > 0 && (
    <section className="mias-por-hacer pila aire-8" aria-labelledby="mias-por-entregar">
      <h2 id="mias-por-entregar">{`Préstamos por llevar (${formatearNumero(entregas.length)})`}</h2>
      <div className="rejilla arriba">
        {entregas.map((credito) => (
          <Entrega key={credito.id_credito} credito={credito} />
        ))}
      </div>
    </section>
  );
