import type { Registrado } from '@leal/contract';
import type { ConsultaHistorial } from '../../../comun/credito/credito-leido.ts';
import { deHoy } from '../correccion/corregir.ts';
import type { DetalleCredito } from '../../../comun/credito/aplicar-hecho.ts';
import { PanelAccion } from '../paneles/PanelAccion.tsx';
import { PanelAcumulado } from '../paneles/PanelAcumulado.tsx';
import { PanelCliente } from '../paneles/PanelCliente.tsx';
import { PanelHistorial } from '../paneles/PanelHistorial.tsx';
import { PanelResumen } from '../paneles/PanelResumen.tsx';
import { Portada } from '../paneles/Portada.tsx';

type Props = { detalle: DetalleCredito; historial: ConsultaHistorial; esCobrador: boolean };

/** Collecting comes first: on a phone the form is what the thumb finds below the name. */
export function Paneles({ detalle, historial, esCobrador }: Props) {
  const { credito } = detalle;
  const corregible = (registrado: Registrado) => deHoy(credito, registrado, historial.data?.datos);
  return (
    <>
      <Portada credito={credito} />
      <div className="pago-columnas">
        <div className="pago-columna">
          {esCobrador && <PanelAccion detalle={detalle} corregible={corregible} />}
          <PanelResumen detalle={detalle} conAtraso={esCobrador} />
          <PanelCliente detalle={detalle} conDuplicar={esCobrador} />
        </div>
        <div className="pago-columna">
          <PanelAcumulado credito={credito} historial={historial} />
          <PanelHistorial historial={historial} credito={credito} esCobrador={esCobrador} />
        </div>
      </div>
    </>
  );
}
