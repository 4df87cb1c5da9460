import { abonosSinAprobacion } from '@leal/domain';
import { useNegocio } from '../../../lib/negocio.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Dicho } from '../../solicitudes/bandeja/Dicho.tsx';
import { Tarjeta } from '../../solicitudes/bandeja/Tarjeta.tsx';
import type { Tarea } from '../datos/use-tareas.ts';
import { BotonesTarea } from './BotonesTarea.tsx';

type Props = { item: Tarea };

/** A rejected payment whose cash is still in the collector's hand: what the manager says to do with it. */
export function TareaAbierta({ item }: Props) {
  const { parametros } = useNegocio();
  return (
    <Tarjeta
      nombre={item.nombre_cliente}
      id_credito={item.id_credito}
      senas={[item.direccion]}
      estado={{ texto: 'POR HACER', tono: 'espera' }}
      acciones={<BotonesTarea tarea={item} />}
    >
      <p>
        El gerente rechazó los {item.cantidad_abonos} abonos. Tienes{' '}
        <strong>
          <Monto valor={item.monto_total} />
        </strong>{' '}
        en la mano:{' '}
        {item.efectivo === 'registrar'
          ? `registra hasta ${abonosSinAprobacion(parametros)} abonos y devuelve el resto.`
          : 'devuélvelos al cliente.'}
      </p>
      <Dicho nombre="Comentario del gerente" texto={item.comentario_gerente} />
    </Tarjeta>
  );
}
