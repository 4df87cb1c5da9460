import type { CreditoDeRuta } from '@leal/contract';
import type { Fecha } from '@leal/domain';
import { Button } from 'antd';
import '../../../ui/boton-inactivo.css';
import { sinLugarParaAtraso } from '../../../piezas/credito/pronostico.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';

type Props = { credito: CreditoDeRuta; hoy: Fecha; acciones: AccionesRuta };

const NADA_POR_DECIDIR: AccionesRuta = {};

/** Each button names its client for whoever only hears it; the visible words come first. */
export function AccionesTarjeta({ credito, hoy, acciones }: Props) {
  const { pagar, atrasar } = acciones;
  const { aprobar, rechazar } = credito.pendiente_multiple ? acciones : NADA_POR_DECIDIR;
  const yaTiene = sinLugarParaAtraso(credito, hoy);
  const de = `de ${comoSeLlama(credito)}`;
  return (
    <>
      {rechazar && (
        <Button danger aria-label={`Rechazar los abonos ${de}`} onClick={() => rechazar(credito)}>
          Rechazar
        </Button>
      )}
      {aprobar && (
        <Button type="primary" aria-label={`Aprobar los abonos ${de}`} onClick={() => aprobar(credito)}>
          Aprobar
        </Button>
      )}
      {atrasar && (
        <Button
          aria-label={`Registrar Atraso ${de}`}
          aria-disabled={yaTiene || undefined}
          onClick={() => yaTiene || atrasar(credito)}
        >
          Atraso
        </Button>
      )}
      {pagar && (
        <Button type="primary" aria-label={`Registrar Pago ${de}`} onClick={() => pagar(credito)}>
          Registrar Pago
        </Button>
      )}
    </>
  );
}
