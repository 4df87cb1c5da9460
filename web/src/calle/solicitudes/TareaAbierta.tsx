import { Button } from 'antd';
import { useRef } from 'react';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { partesDeTarea } from '../../piezas/solicitud/efectivo.ts';
import { LoDecidido } from './LoDecidido.tsx';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { elTitulo, useRelevoDeFoco } from '../../ui/encabezado/foco.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import type { Tarea } from './tareas.ts';

const devolver = (tarea: Tarea): Promise<void> =>
  traerDialogo(
    () => import('./DialogoTarea.tsx'),
    ({ abrirTarea }) => abrirTarea(tarea),
  );

/** The credit of a late capture may take no payments any more: only the manager, who has seen it, offers that. */
const registrable = ({ id_credito, tipo, efectivo }: Tarea): boolean =>
  id_credito !== null && (tipo === 'abonos_multiples' || efectivo === 'registrar');

/** The button for what the manager said is highlighted; the collector may still do the other thing. */
function BotonesTarea({ tarea, alRegistrar }: { tarea: Tarea; alRegistrar: (tarea: Tarea) => void }) {
  const botones = useRef<HTMLDivElement>(null);
  useRelevoDeFoco(botones, elTitulo);
  const registrar = tarea.efectivo === 'registrar' && registrable(tarea);
  const empezada = tarea.tarea !== undefined && tarea.tarea.resta < tarea.tarea.monto;
  return (
    <div ref={botones} className="sin-caja">
      <Button type={registrar ? 'default' : 'primary'} onClick={() => void devolver(tarea)}>
        {empezada ? 'Devolver el resto' : 'Ya lo devolví'}
      </Button>
      {registrable(tarea) && (
        <Button type={registrar ? 'primary' : 'default'} onClick={() => alRegistrar(tarea)}>
          Registrar pago
        </Button>
      )}
    </div>
  );
}

/** The way to the remaining amount, once something was done. */
const Avance = ({ item }: { item: Tarea }) =>
  item.tarea &&
  item.tarea.resta < item.tarea.monto && (
    <dl className="datos">
      <Dato nombre={NOMBRES.efectivo}>
        <Monto valor={item.tarea.monto} />
      </Dato>
      {partesDeTarea(item).map(([nombre, monto]) => (
        <Dato key={nombre} nombre={nombre}>
          <Monto valor={monto} />
        </Dato>
      ))}
    </dl>
  );

/** Cash of a payment that was rejected or approved for less, still in hand: what the manager says to do with it. */
export function TareaAbierta({ item, alRegistrar }: { item: Tarea; alRegistrar: (tarea: Tarea) => void }) {
  return (
    <Tarjeta
      nombre={item.nombre_cliente}
      id_credito={item.id_credito}
      senas={[item.direccion]}
      estado={{ texto: 'POR HACER', tono: 'espera' }}
      acciones={<BotonesTarea tarea={item} alRegistrar={alRegistrar} />}
    >
      <LoDecidido solicitud={item} />
      <Avance item={item} />
      <Dicho nombre={NOMBRES.comentario_gerente} texto={item.comentario} />
    </Tarjeta>
  );
}
