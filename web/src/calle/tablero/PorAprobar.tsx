import { formatearNumero } from '@leal/domain';
import { Link } from 'react-router-dom';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { HuecoDeCifra } from '../../ui/estados/Huecos.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { Tablero } from '../../piezas/figuras/figuras.ts';

type Props = { bloque: Tablero['por_aprobar'] | undefined };

type Clase = Nombrada & { readonly clase: keyof Tablero['por_aprobar'] };

const CLASES: readonly Clase[] = [
  { clase: 'clientes', titulo: 'Clientes', figura: 'creditosPorAprobar' },
  { clase: 'abonos', titulo: 'Abonos', figura: 'abonosPorAprobar' },
  { clase: 'gastos', titulo: 'Gastos', figura: 'gastosPorAprobar' },
  { clase: 'renovaciones', titulo: 'Renovaciones', figura: 'renovacionesPorAprobar' },
];

/** The counts of what waits for the manager (spec §2): new clients, everything about payments, expenses, renewals. */
export const PorAprobar = ({ bloque }: Props) => (
  <Panel
    titulo="Por Aprobar"
    subtitulo="Esperan la decisión del gerente"
    accion={
      <Link className="toque fija" to="/cobrador/solicitudes">
        Ver solicitudes
      </Link>
    }
    ayuda={<QueSon de="Por Aprobar" cifras={CLASES} />}
  >
    <dl className="tablero-espera grupo extremos" aria-busy={bloque === undefined}>
      {CLASES.map(({ clase, titulo }) => (
        <div key={clase}>
          <dt className="nota">{titulo}</dt>
          <dd className="fuerte tabular">
            {bloque ? formatearNumero(bloque[clase]) : <HuecoDeCifra ancho={1.5} />}
          </dd>
        </div>
      ))}
    </dl>
  </Panel>
);
