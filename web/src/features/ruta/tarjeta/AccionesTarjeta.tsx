import { EditOutlined } from '@ant-design/icons';
import type { CreditoDeRuta } from '@leal/contract';
import { Button } from 'antd';
import { comoSeLlama } from '../../../lib/llamados.ts';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';

type Props = { credito: CreditoDeRuta; acciones: AccionesRuta };

const NADA_POR_DECIDIR: AccionesRuta = {};

/** Each button names its client for who only hears it; the visible words come first. */
export function AccionesTarjeta({ credito, acciones }: Props) {
  const { pagar, atrasar, editar } = acciones;
  const { aprobar, rechazar } = credito.pendiente_multiple ? acciones : NADA_POR_DECIDIR;
  if (!pagar && !atrasar && !editar && !aprobar && !rechazar) return null;
  const de = `de ${comoSeLlama(credito)}`;
  return (
    <footer className="tarjeta-acciones">
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
      {editar && (
        <Button
          icon={<EditOutlined aria-hidden />}
          title="Solicitar edición"
          aria-label={`Solicitar edición ${de}`}
          className="tarjeta-editar"
          onClick={() => editar(credito)}
        />
      )}
      {atrasar && (
        <Button aria-label={`Registrar Atraso ${de}`} onClick={() => atrasar(credito)}>
          Atraso
        </Button>
      )}
      {pagar && (
        <Button type="primary" aria-label={`Registrar Pago ${de}`} onClick={() => pagar(credito)}>
          Registrar Pago
        </Button>
      )}
    </footer>
  );
}
