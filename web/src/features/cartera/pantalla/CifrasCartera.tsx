import type { ResumenClientes } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { Cifra } from '../../../ui/cifras/Cifra.tsx';
import { Cifras } from '../../../ui/cifras/Cifras.tsx';
import type { Figura } from '../../../ui/cifras/definiciones.ts';

const CIFRAS: readonly { clave: keyof ResumenClientes; titulo: string; definicion: Figura }[] = [
  { clave: 'total', titulo: 'Total', definicion: 'clientesConHistoria' },
  { clave: 'activos', titulo: 'Activos', definicion: 'clientesActivos' },
  { clave: 'finalizados', titulo: 'Finalizados', definicion: 'clientesFinalizados' },
  {
    clave: 'visitados_hoy',
    titulo: 'Visitados hoy',
    definicion: 'visitadosHoy',
  },
];

/** The four tiles, as the server counts them: never counted from the page. */
export const CifrasCartera = ({ resumen }: { resumen: ResumenClientes | undefined }) => (
  <Cifras nombre="Clientes en cifras" cargando={!resumen} columnas={4}>
    {CIFRAS.map(({ clave, ...cifra }) => (
      <Cifra key={clave} {...cifra} valor={resumen && formatearNumero(resumen[clave])} />
    ))}
  </Cifras>
);
