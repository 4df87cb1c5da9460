import { type Consulta, listarCortes } from '@leal/contract';
import { leerEntera } from '../../lib/api/lista.ts';
import { BotonHoja } from '../exportar/BotonHoja.tsx';
import { hojaCortes } from './hoja-cortes.ts';

type Props = { consulta: Omit<Consulta<typeof listarCortes>, 'limite' | 'cursor'> };

/** All cuts of the filter, page after page, as a file. */
export const BotonExcel = ({ consulta }: Props) => (
  <BotonHoja
    className="encabezado-accion"
    texto="Exportar cortes"
    hecho="Cortes exportados"
    vacio="No hay cortes para exportar"
    armar={async (signal) => {
      const cortes = await leerEntera(listarCortes, { ...consulta, limite: 100 }, signal);
      return cortes.length === 0 ? null : hojaCortes(cortes);
    }}
  />
);
