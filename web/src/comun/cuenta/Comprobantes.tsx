import type { ComprobanteDeCuenta } from '@leal/contract';
import { formatearFecha, ROL } from '@leal/domain';
import { Button } from 'antd';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { COMO_ESTA } from './palabras.ts';

const preguntar = (comprobante: ComprobanteDeCuenta): Promise<void> =>
  traerDialogo(
    () => import('./DialogoAnular.tsx'),
    ({ preguntarAnular }) => preguntarAnular(comprobante),
  );

function Anular({ comprobante }: { comprobante: ComprobanteDeCuenta }) {
  const { folio } = comprobante;
  if (useDuda(`comprobante ${folio}`)) return <Insignia texto="Sin confirmar" tono="espera" />;
  return (
    <Button danger aria-label={`Anular el comprobante ${folio}`} onClick={() => void preguntar(comprobante)}>
      Anular
    </Button>
  );
}

const COLUMNAS: readonly ColumnaSencilla<ComprobanteDeCuenta>[] = [
  {
    clave: 'folio',
    titulo: 'Folio',
    celda: ({ folio, estado = 'en_camino' }) => (
      <>
        <span translate="no">{folio}</span> <small className="en-bloque tenue">{COMO_ESTA[estado]}</small>
      </>
    ),
  },
  { clave: 'fecha', titulo: 'Fecha', cifra: true, celda: ({ fecha }) => formatearFecha(fecha) },
  { clave: 'monto', titulo: 'Monto', importe: ({ monto }) => monto },
];

/** A manager may take one back. */
const CON_ACCIONES: typeof COLUMNAS = [
  ...COLUMNAS,
  {
    clave: 'acciones',
    titulo: 'Acciones',
    oculta: true,
    celda: (comprobante) => comprobante.estado !== 'revocado' && <Anular comprobante={comprobante} />,
  },
];

/** The receipts that were given for it, and what became of each. */
export function Comprobantes({ comprobantes }: { comprobantes: readonly ComprobanteDeCuenta[] }) {
  const decide = useUsuario().id_rol === ROL.gerente;
  if (comprobantes.length === 0) return null;
  return (
    <Panel titulo="Comprobantes">
      <TablaSencilla
        clase="cuenta-tabla"
        menuda
        columnas={decide ? CON_ACCIONES : COLUMNAS}
        filas={comprobantes}
        clave={({ folio }) => folio}
      />
    </Panel>
  );
}
