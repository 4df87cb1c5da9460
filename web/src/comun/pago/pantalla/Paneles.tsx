import type { Credito, Registrado } from '@leal/contract';
import { estaActivo, estaVencido, fechaLocal } from '@leal/domain';
import { Tag } from 'antd';
import type { DetalleCredito } from '../../../piezas/credito/aplicar-hecho.ts';
import type { ConsultaHistorial } from '../../../piezas/credito/credito-leido.ts';
import { ESTADO_CREDITO } from '../../../piezas/credito/estado.ts';
import { textoAparte } from '../../../piezas/figuras/figuras.ts';
import { useAhora } from '../../../lib/reloj.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { NotaDelCliente } from '../../cliente/Nota.tsx';
import { PanelConvenio } from '../../convenio/PanelConvenio.tsx';
import { deHoy } from '../correccion/corregir.ts';
import { PanelAccion } from '../paneles/PanelAccion.tsx';
import { PanelAcumulado } from '../paneles/PanelAcumulado.tsx';
import { PanelCliente } from '../paneles/PanelCliente.tsx';
import { PanelHistorial } from '../paneles/PanelHistorial.tsx';
import { PanelResumen } from '../paneles/PanelResumen.tsx';

function Marca({ credito }: { credito: Credito }) {
  const hoy = fechaLocal(useAhora());
  if (estaVencido(credito, hoy)) return <Tag color="red">Vencido</Tag>;
  return estaActivo(credito.estado_credito) ? null : (
    <Tag>{ESTADO_CREDITO[credito.estado_credito].texto}</Tag>
  );
}

/** The person and the debt, before anything else. */
const Portada = ({ credito, aparte }: { credito: Credito; aparte: string | undefined }) => (
  <section className="pago-portada grupo aire-12 lineas-4 extremos" aria-label="Cliente y saldo">
    <div className="pago-portada-quien cede parte">
      <h2 translate="no">{credito.nombre}</h2>
      <p className="nota">
        <span>{credito.negocio || credito.direccion}</span> <Marca credito={credito} />
      </p>
    </div>
    <div className="pago-portada-saldo pila aire-0">
      <span className="nota">Saldo</span>
      <Monto valor={credito.saldo} grande />
      {aparte && <span className="nota tabular a-la-derecha renglon-20">{aparte}</span>}
    </div>
  </section>
);

type Props = {
  detalle: DetalleCredito;
  /** When it was read. */
  leido: Date;
  historial: ConsultaHistorial;
  esCobrador: boolean;
};

/** Collecting comes first: on a phone the form is what the thumb finds below the name. */
export function Paneles({ detalle, leido, historial, esCobrador }: Props) {
  const { credito, convenio, se_puede_convenir } = detalle;
  const { aqui } = historial;
  const corregible = (registrado: Registrado) => deHoy(credito, registrado, historial.data?.datos);
  return (
    <>
      <Portada credito={credito} aparte={textoAparte(aqui.monto, leido, '−')} />
      <NotaDelCliente cliente={credito} />
      <div className="pago-columnas pila amplia cede">
        <div className="pila amplia cede">
          {esCobrador && <PanelAccion detalle={detalle} corregible={corregible} />}
          <PanelResumen {...{ detalle, aqui, leido }} conAtraso={esCobrador} />
          <PanelConvenio credito={{ ...credito, convenio, se_puede_convenir }} />
          <PanelCliente detalle={detalle} esCobrador={esCobrador} />
        </div>
        <div className="pila amplia cede">
          <PanelAcumulado {...{ credito, historial, leido }} />
          <PanelHistorial historial={historial} credito={credito} esCobrador={esCobrador} />
        </div>
      </div>
    </>
  );
}
