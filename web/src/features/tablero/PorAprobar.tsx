import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { Tablero } from '../figuras/use-tablero.ts';

type Props = { bloque: Tablero['por_aprobar'] | undefined };

const NOMBRES = {
  clientes: 'Clientes',
  abonos: 'Abonos',
  gastos: 'Gastos',
  renovaciones: 'Renovaciones',
} as const;
const CLASES = Object.keys(NOMBRES) as (keyof typeof NOMBRES)[];

/** What waits for the manager (spec §2): new clients, everything about payments, expenses, renewals. */
export const PorAprobar = ({ bloque }: Props) => (
  <Panel
    titulo="Por Aprobar"
    subtitulo="Esperan la decisión del gerente"
    accion={
      <Link className="tablero-enlace" to="/cobrador/solicitudes">
        Ver solicitudes
      </Link>
    }
  >
    <dl className="tablero-espera" aria-busy={bloque === undefined}>
      {CLASES.map((clase) => (
        <div key={clase}>
          <dt>{NOMBRES[clase]}</dt>
          <dd>{bloque ? bloque[clase] : <Skeleton.Input active className="tablero-hueco" />}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
