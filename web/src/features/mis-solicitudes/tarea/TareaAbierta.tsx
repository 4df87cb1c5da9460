import { Button } from 'antd';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { rutaDePago } from '../../ruta/datos/textos-tarjeta.ts';
import { Dicho } from '../../solicitudes/bandeja/Dicho.tsx';
import { Tarjeta } from '../../solicitudes/bandeja/Tarjeta.tsx';
import type { Tarea } from '../datos/use-tareas.ts';
import { cerrarTarea } from './cerrar-tarea.tsx';

type Props = { item: Tarea };

const Devolver = ({ item }: Props) => (
  <>
    <Button onClick={() => void cerrarTarea(item, 'registrado')}>Ya lo registré</Button>
    <Button type="primary" onClick={() => void cerrarTarea(item, 'devuelto')}>
      Ya lo devolví
    </Button>
  </>
);

const Registrar = ({ item }: Props) => (
  <>
    <Button onClick={() => void cerrarTarea(item, 'devuelto')}>Ya lo devolví</Button>
    <Button onClick={() => void cerrarTarea(item, 'registrado')}>Ya lo registré</Button>
    {item.id_credito !== null && (
      <BotonEnlace type="primary" camino={rutaDePago({ slug: '', id_credito: item.id_credito })}>
        Registrar pago
      </BotonEnlace>
    )}
  </>
);

/** A rejected payment whose cash is still in the collector's hand: what the manager says to do with it. */
export const TareaAbierta = ({ item }: Props) => (
  <Tarjeta
    nombre={item.nombre_cliente}
    id_credito={item.id_credito}
    senas={[item.direccion]}
    estado={{ texto: 'POR HACER', tono: 'espera' }}
    acciones={item.efectivo === 'registrar' ? <Registrar item={item} /> : <Devolver item={item} />}
  >
    <p>
      El gerente rechazó los {item.cantidad_abonos} abonos. Tienes{' '}
      <strong>
        <Monto valor={item.monto_total} />
      </strong>{' '}
      en la mano:{' '}
      {item.efectivo === 'registrar'
        ? 'registra hasta 5 abonos y devuelve el resto.'
        : 'devuélvelos al cliente.'}
    </p>
    <Dicho nombre="Comentario del gerente" texto={item.comentario_gerente} />
  </Tarjeta>
);
