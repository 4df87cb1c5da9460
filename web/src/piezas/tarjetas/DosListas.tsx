import 'virtual:estilos-antd/pestanas.css';
import './bandeja.css';
import { formatearNumero } from '@leal/domain';
import { Tabs } from 'antd';
import { type ReactNode, useRef } from 'react';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { como, type DeLaUrl, enLaUrl, unaDe, useEnLaUrl } from '../../lib/en-la-url.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';

/** The one of the two lists that is open. */
const EN_LA_URL = enLaUrl({ vista: como('ver', unaDe(['pendientes', 'historial'])) });
type Vista = DeLaUrl<typeof EN_LA_URL>['vista'];

type Contada = { lista: Pick<ListaLeida<unknown>, 'primera'> };
type PropsPestana = Contada & { texto: string };

/** 'Historial (12)'; beyond what is counted, '(1,000+)'. The number's place is kept while it loads. */
const Pestana = ({ texto, lista: { primera } }: PropsPestana) => (
  <span className="bandeja-pestana">
    {texto}
    <span className="bandeja-cuenta">
      {primera?.total !== undefined && ` (${formatearNumero(primera.total)}${primera.hay_mas ? '+' : ''})`}
    </span>
  </span>
);

/** The title of such a screen, and what is above its lists. */
export type Cabeza = {
  readonly titulo: string;
  readonly nota: string;
  /** The action next to the title. */
  readonly accion?: ReactNode;
  /** The action for the whole screen, at the heading's own edge, also on a phone. */
  readonly alBorde?: ReactNode;
  /** The band above the tabs, about the list one looks at. */
  readonly banda?: (vista: Vista) => ReactNode;
};

type Props = Cabeza & {
  /** The list of what can be done now; `texto`: the words of its tab. */
  abierta: PropsPestana & { ver: ReactNode };
  historial: Contada & { ver: ReactNode };
};

/** A screen of two lists: what waits to be done, and what was decided. */
export function DosListas({ titulo, nota, accion, alBorde, banda, abierta, historial }: Props) {
  const refTitulo = useRef<HTMLHeadingElement>(null);
  const [{ vista }, cambiar] = useEnLaUrl(EN_LA_URL);
  return (
    <div className="bandeja pila">
      <div className="fila dobla aire-12 extremos bandeja-cabeza">
        <Encabezado titulo={titulo} nota={nota} refTitulo={refTitulo} accion={alBorde} />
        {accion}
      </div>
      {banda?.(vista)}
      <Tabs
        activeKey={vista}
        onChange={(nueva) => cambiar({ vista: nueva as Vista })}
        items={[
          {
            key: 'pendientes',
            label: <Pestana {...abierta} />,
            children: abierta.ver,
          },
          {
            key: 'historial',
            label: <Pestana texto="Historial" lista={historial.lista} />,
            children: historial.ver,
          },
        ]}
      />
    </div>
  );
}
