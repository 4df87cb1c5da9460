import '../../../comun/bandeja/bandeja.css';
import '../renovaciones.css';
import { Tabs } from 'antd';
import { type ReactNode, useRef } from 'react';
import type { ListaLeida } from '../../../lib/api/lista.ts';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import type { Figura } from '../../../ui/cifras/definiciones.ts';
import { QueEs } from '../../../ui/cifras/QueEs.tsx';
import { Encabezado } from '../../../ui/encabezado/Encabezado.tsx';
import { Pestana } from '../../../comun/bandeja/Pestana.tsx';
import { useVista } from '../../../comun/bandeja/use-vista.ts';
import { textoElementos } from '../datos/elementos.ts';

export type VistaDeLista = {
  readonly texto: string;
  /** Below the count: what stands in this list. */
  readonly nota: string;
  readonly figura: Figura;
  readonly lista: Pick<ListaLeida<unknown>, 'primera'>;
  readonly contenido: ReactNode;
};

type Props = {
  /** Each role has its own (spec §2). */
  dashboard: string;
  /** What can be done now, and the history. */
  abierta: VistaDeLista;
  historial: VistaDeLista;
};

/** How many there are in the list one looks at; its place is kept while it loads. */
const Banda = ({ texto, nota, figura, lista }: VistaDeLista) => (
  <div className="panel renovaciones-banda">
    <output aria-label={texto}>
      <strong>{textoElementos(lista.primera)}</strong>
      <span>{nota}</span>
    </output>
    <QueEs titulo={texto} figura={figura} />
  </div>
);

/** Spec §2, 'Renovaciones', for both roles. */
export function PantallaRenovaciones({ dashboard, abierta, historial }: Props) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [vista, ver] = useVista();
  const pestana = (key: string, { texto, lista, contenido }: VistaDeLista) => ({
    key,
    label: <Pestana texto={texto} lista={lista} />,
    children: contenido,
  });
  return (
    <div className="bandeja">
      <div className="bandeja-cabeza">
        <Encabezado titulo="Renovaciones" nota="Un crédito por otro" refTitulo={titulo} />
        <BotonEnlace camino={dashboard}>Ir al Dashboard</BotonEnlace>
      </div>
      <Banda {...(vista === 'historial' ? historial : abierta)} />
      <Tabs
        activeKey={vista}
        onChange={ver}
        items={[pestana('pendientes', abierta), pestana('historial', historial)]}
      />
    </div>
  );
}
