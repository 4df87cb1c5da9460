import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useSobreQuien } from '../../lib/titulo.ts';
import { BotonEnlace } from '../../ui/BotonEnlace.tsx';
import { useCobrador } from '../figuras/use-oficina.ts';
import { textoAusente } from '../vacaciones/textos.ts';

type Props = {
  idCobrador: string;
  /** The screen that one came from, and its name. */
  atras: { readonly camino: string; readonly texto: string };
  children?: ReactNode;
};

/** The collector whose screen it is, and the ways from it. */
export function BarraCobrador({ idCobrador, atras, children }: Props) {
  const { nombre_cobrador: nombre = '', vacaciones_hasta } = useCobrador(idCobrador) ?? {};
  useSobreQuien(nombre);
  return (
    <div className="barra-cobrador fila dobla aire-12 lineas-8 extremos">
      <BotonEnlace camino={atras.camino} icon={<ArrowLeftOutlined aria-hidden />}>
        {atras.texto}
      </BotonEnlace>
      <strong translate="no">{nombre}</strong>
      {vacaciones_hasta && <span className="nota">{textoAusente(vacaciones_hasta)}</span>}
      {children}
    </div>
  );
}
