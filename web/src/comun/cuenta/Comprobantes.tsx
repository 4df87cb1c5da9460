import type { ComprobanteDeCuenta } from '@leal/contract';
import { formatearFecha, ROL } from '@leal/domain';
import { Button } from 'antd';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
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

type Fila = { comprobante: ComprobanteDeCuenta; decide: boolean };

const Renglon = ({ comprobante, decide }: Fila) => {
  const { folio, fecha, monto, estado = 'en_camino' } = comprobante;
  return (
    <tr>
      <td>
        <span translate="no">{folio}</span> <small>{COMO_ESTA[estado]}</small>
      </td>
      <td>{formatearFecha(fecha)}</td>
      <td>
        <Monto valor={monto} />
      </td>
      {decide && (
        <td className="cuenta-anular no-impreso">
          {estado !== 'revocado' && <Anular comprobante={comprobante} />}
        </td>
      )}
    </tr>
  );
};

type Props = { comprobantes: readonly ComprobanteDeCuenta[] };

/** The receipts that were given for it, and what became of each; a manager may take one back. */
export function Comprobantes({ comprobantes }: Props) {
  const decide = useUsuario().id_rol === ROL.gerente;
  if (comprobantes.length === 0) return null;
  return (
    <Panel titulo="Comprobantes" className="cuenta-comprobantes">
      <table className="cuenta-tabla">
        <thead>
          <tr>
            <th scope="col">Folio</th>
            <th scope="col">Fecha</th>
            <th scope="col">Monto</th>
            {decide && (
              <th scope="col" className="cuenta-anular no-impreso">
                <span className="solo-lectores">Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {comprobantes.map((comprobante) => (
            <Renglon key={comprobante.folio} {...{ comprobante, decide }} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
