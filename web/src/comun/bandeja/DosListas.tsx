import './bandeja.css';
import { formatearNumero } from '@leal/domain';
import { Tabs } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListaLeida } from '../../lib/api/lista.ts';
import type { ConPersona } from '../../lib/llamados.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { ListaDeTarjetas, type PropsLista, type Vacia } from './ListaDeTarjetas.tsx';

const VISTAS = ['pendientes', 'historial'] as const;
type Vista = (typeof VISTAS)[number];

/** Which of the two lists is open; it is in the address, so that a reload or a link shows the same. */
function useVista(): [Vista, (vista: string) => void] {
  const [direccion, setDireccion] = useSearchParams();
  const vista = VISTAS.find((una) => una === direccion.get('ver')) ?? 'pendientes';
  const ver = (otra: string) => setDireccion(otra === 'historial' ? { ver: otra } : {}, { replace: true });
  return [vista, ver];
}

type PropsPestana = { texto: string; lista: Pick<ListaLeida<unknown>, 'primera'> };

/** 'Historial (12)'; beyond what is counted, '(1,000+)'. The number's place is kept while it loads. */
const Pestana = ({ texto, lista: { primera } }: PropsPestana) => (
  <span className="bandeja-pestana">
    {texto}
    <span className="bandeja-cuenta">
      {primera?.total !== undefined && ` (${formatearNumero(primera.total)}${primera.hay_mas ? '+' : ''})`}
    </span>
  </span>
);

const SIN_HISTORIAL: Vacia = { titulo: 'No hay historial' };

/** The title of such a screen, and what is above its lists. */
export type Cabeza = {
  readonly titulo: string;
  readonly nota: string;
  /** Next to the title. */
  readonly accion?: ReactNode;
  /** Above the tabs, about the list one looks at. */
  readonly banda?: (vista: Vista) => ReactNode;
};

type Props<A, H> = Cabeza & {
  /** What can be done now; `texto`: what its tab says. */
  abierta: PropsLista<A> & { texto: string };
  historial: Omit<PropsLista<H>, 'vacia'>;
};

/** A screen of two lists: what waits to be done, and what was decided. */
export function DosListas<A extends ConPersona, H extends ConPersona>({
  titulo,
  nota,
  accion,
  banda,
  abierta: { texto, ...abierta },
  historial,
}: Props<A, H>) {
  const refTitulo = useRef<HTMLHeadingElement>(null);
  const [vista, ver] = useVista();
  return (
    <div className="bandeja">
      <div className="bandeja-cabeza">
        <Encabezado titulo={titulo} nota={nota} refTitulo={refTitulo} />
        {accion}
      </div>
      {banda?.(vista)}
      <Tabs
        activeKey={vista}
        onChange={ver}
        items={[
          {
            key: 'pendientes',
            label: <Pestana texto={texto} lista={abierta.lista} />,
            children: <ListaDeTarjetas {...abierta} />,
          },
          {
            key: 'historial',
            label: <Pestana texto="Historial" lista={historial.lista} />,
            children: <ListaDeTarjetas {...historial} vacia={SIN_HISTORIAL} />,
          },
        ]}
      />
    </div>
  );
}
