import type { ResumenClientes } from '@leal/contract';
import { Cifra } from '../../../ui/cifras/Cifra.tsx';
import { Cifras } from '../../../ui/cifras/Cifras.tsx';

const CIFRAS: readonly { clave: keyof ResumenClientes; titulo: string; definicion: string }[] = [
  { clave: 'total', titulo: 'Total', definicion: 'Clientes que tienen o tuvieron un préstamo aprobado.' },
  { clave: 'activos', titulo: 'Activos', definicion: 'Clientes con un préstamo activo.' },
  { clave: 'finalizados', titulo: 'Finalizados', definicion: 'Clientes sin préstamo activo.' },
  {
    clave: 'visitados_hoy',
    titulo: 'Visitados hoy',
    definicion: 'Clientes con un pago, una visita o un atraso hoy.',
  },
];

/** The four tiles, as the server counts them: never counted from the page. */
export const CifrasCartera = ({ resumen }: { resumen: ResumenClientes | undefined }) => (
  <Cifras nombre="Clientes en cifras" cargando={!resumen} columnas={4}>
    {CIFRAS.map(({ clave, ...cifra }) => (
      <Cifra key={clave} {...cifra} valor={resumen && String(resumen[clave])} />
    ))}
  </Cifras>
);
