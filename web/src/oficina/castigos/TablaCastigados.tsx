import type { CreditoCastigado } from '@leal/contract';
import { fechaLocal } from '@leal/domain';
import { EnlaceCliente } from '../../piezas/cliente/EnlaceCliente.tsx';
import { textoConvenio } from '../../piezas/credito/convenio.ts';
import { SIN_DATO, textoFecha } from '../../piezas/textos/textos.ts';
import type { ReactNode } from 'react';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { useAhora } from '../../lib/reloj.ts';
import { Nombre } from '../../ui/Nombre.tsx';
import type { ColumnaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { PanelDeTabla } from '../listas/PanelDeTabla.tsx';

/** A deleted client has left every list; a manager's page of them is still there. */
const comoEsta = ({ levantado, cliente_eliminado }: CreditoCastigado): string | null => {
  if (cliente_eliminado) return 'Cliente eliminado';
  return levantado ? 'Puede tener otro préstamo' : null;
};

/** What is missing of the new plan that its client promised. */
function Convenio({ debe }: { debe: NonNullable<CreditoCastigado['convenio_debe']> }) {
  const hoy = fechaLocal(useAhora(60_000));
  return <small className="en-bloque chica normal">{textoConvenio(debe, hoy)}</small>;
}

const COLUMNAS: readonly ColumnaSencilla<CreditoCastigado>[] = [
  {
    clave: 'cliente',
    titulo: 'Cliente',
    principal: true,
    celda: (credito) => {
      const como = comoEsta(credito);
      return (
        <>
          <EnlaceCliente id_cliente={credito.id_cliente} className="toque">
            {credito.nombre}
          </EnlaceCliente>
          {como && <small className="en-bloque chica normal">{como}</small>}
          {credito.convenio_debe && <Convenio debe={credito.convenio_debe} />}
        </>
      );
    },
  },
  { clave: 'saldo', titulo: 'Saldo', principal: true, importe: ({ saldo }) => saldo },
  {
    clave: 'cobrador',
    titulo: 'Cobrador',
    celda: ({ nombre_cobrador }) => <Nombre de={nombre_cobrador ?? SIN_DATO} />,
  },
  { clave: 'fecha', titulo: 'Castigado', nombre: true, celda: ({ fecha }) => textoFecha(fecha) },
  { clave: 'motivo', titulo: 'Motivo', celda: ({ motivo }) => motivo },
  {
    clave: 'perdido',
    titulo: 'Capital perdido',
    nombre: true,
    lado: 'izquierda',
    importe: ({ perdido }) => perdido,
  },
  {
    clave: 'despues',
    titulo: 'Cobrado después',
    nombre: true,
    importe: ({ cobrado_despues }) => cobrado_despues,
  },
];

type Props = { lista: ListaLeida<CreditoCastigado>; vacia: ReactNode };

export const TablaCastigados = (props: Props) => (
  <PanelDeTabla
    titulo="Castigados"
    mensajeError="Error al obtener los créditos castigados"
    mensajeMas="Cargando más créditos..."
    clase="castigados"
    areas="'cliente saldo' 'cobrador fecha' 'motivo motivo' 'perdido despues'"
    columnas={COLUMNAS}
    clave={({ id_credito }) => id_credito}
    {...props}
  />
);
