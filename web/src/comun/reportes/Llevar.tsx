import './reportes.css';
import { TRAZO, Trazo } from '../../ui/Trazo.tsx';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { type CeldaCopiada, copiarTabla } from '../../lib/copiar-tabla.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { BotonImprimir } from '../../ui/BotonImprimir.tsx';

type Celdas = readonly (readonly CeldaCopiada[])[];

async function copiar(celdas: Celdas): Promise<void> {
  try {
    await copiarTabla(celdas);
    anunciar.exito('Tabla copiada', 'Pégala en tu hoja de cálculo.');
  } catch {
    anunciar.error('No se pudo copiar la tabla');
  }
}

type Props = {
  celdas: Celdas | undefined;
  /** Other ways of the same report. */
  children?: ReactNode;
};

/** Takes the report along, on paper or elsewhere; only once it is there. */
export const Llevar = ({ celdas, children }: Props) => (
  <div className="reportes-llevar no-impreso grupo">
    <BotonImprimir disabled={!celdas} />
    <Button icon={<Trazo de={TRAZO.copiar} />} disabled={!celdas} onClick={() => void copiar(celdas ?? [])}>
      Copiar tabla
    </Button>
    {children}
  </div>
);
