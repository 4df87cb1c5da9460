import './bandeja.css';
import { Tabs } from 'antd';
import { type ReactNode, useMemo, useRef } from 'react';
import type { ListaLeida } from '../../lib/api/lista.ts';
import type { ConPersona } from '../../lib/llamados.ts';
import { usePendientesVivos } from '../../lib/vivo/use-pendientes-vivos.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { type Bandeja, SIN_HISTORIAL } from './bandeja.ts';
import { ListaDeTarjetas } from './ListaDeTarjetas.tsx';
import { Pestana } from './Pestana.tsx';
import { useVista } from './use-vista.ts';

type Props<P, R> = {
  bandeja: Bandeja<P, R>;
  pendientes: ListaLeida<P>;
  historial: ListaLeida<R>;
  /** Beside the title. */
  accion?: ReactNode;
};

/**
 * The manager's screen of one kind of request (spec §2): what waits, oldest first, and what was decided.
 * What others ask or decide meanwhile shows by itself.
 */
export function PantallaBandeja<P extends ConPersona, R extends ConPersona>({
  bandeja,
  pendientes,
  historial,
  accion,
}: Props<P, R>) {
  const { clase, idDe, llamadas } = bandeja;
  const titulo = useRef<HTMLHeadingElement>(null);
  const [vista, ver] = useVista();
  const enPantalla = useMemo(() => pendientes.filas?.map(idDe), [pendientes.filas, idDe]);
  usePendientesVivos({ clase, enPantalla, llamadas });
  return (
    <div className="bandeja">
      <div className="bandeja-cabeza">
        <Encabezado titulo={bandeja.titulo} nota={bandeja.nota} refTitulo={titulo} />
        {accion}
      </div>
      <Tabs
        activeKey={vista}
        onChange={ver}
        items={[
          {
            key: 'pendientes',
            label: <Pestana texto="Solicitudes Pendientes" lista={pendientes} />,
            children: (
              <ListaDeTarjetas
                lista={pendientes}
                idDe={idDe}
                Tarjeta={bandeja.Pendiente}
                vacia={bandeja.vaciaPendientes}
              />
            ),
          },
          {
            key: 'historial',
            label: <Pestana texto="Historial" lista={historial} />,
            children: (
              <ListaDeTarjetas
                lista={historial}
                idDe={idDe}
                Tarjeta={bandeja.Resuelta}
                vacia={SIN_HISTORIAL}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
