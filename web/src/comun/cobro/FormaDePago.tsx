import {
  type Fecha,
  fechaLocal,
  FORMAS_DE_PAGO,
  type FormaDePago as Forma,
  type Transferencia,
} from '@leal/domain';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { CreditoCobrable } from '../../acciones/toque.ts';
import { useAhora } from '../../lib/reloj.ts';
import { CamposTransferencia, type TransferenciaEscrita } from './CamposTransferencia.tsx';

const NOMBRES: Record<Forma, string> = { efectivo: 'Efectivo', transferencia: 'Transferencia' };

/** What is sent of it: what was left empty is not said. */
function leerTransferencia({ referencia, fecha, nota }: TransferenciaEscrita): Transferencia {
  const [cual, porque] = [referencia.trim(), nota.trim()];
  return { fecha, ...(cual && { referencia: cual }), ...(porque && { nota: porque }) };
}

/** The form of payment that the day has room for, cash before the other. */
const formaLibre = ({ fecha_hoy, pago_hoy, transferencia_hoy }: CreditoCobrable, hoy: Fecha): Forma =>
  fecha_hoy === hoy && pago_hoy && !transferencia_hoy ? 'transferencia' : 'efectivo';

type Props = {
  credito: CreditoCobrable;
  alElegir: (transferencia: Transferencia | undefined) => void;
  disabled: boolean;
};

/** Cash, without a further tap; or a transfer, with what finds it in the bank. What was typed of it stays. */
export function FormaDePago({ credito, alElegir, disabled }: Props) {
  const hoy = fechaLocal(useAhora(60_000));
  const [forma, setForma] = useState<Forma>(() => formaLibre(credito, hoy));
  const [escrita, setEscrita] = useState<TransferenciaEscrita>({ referencia: '', fecha: hoy, nota: '' });
  useEffect(() => {
    alElegir(forma === 'transferencia' ? leerTransferencia(escrita) : undefined);
  }, [forma, escrita, alElegir]);
  return (
    <>
      <fieldset aria-label="Forma de pago" className="sin-pago formulario-nota pareja botones-largos">
        {FORMAS_DE_PAGO.map((cual) => (
          <Button
            key={cual}
            disabled={disabled}
            aria-pressed={cual === forma}
            {...(cual === forma && { color: 'primary' as const, variant: 'filled' as const })}
            onClick={() => setForma(cual)}
          >
            {NOMBRES[cual]}
          </Button>
        ))}
      </fieldset>
      {forma === 'transferencia' && (
        <CamposTransferencia
          escrita={escrita}
          alEscribir={(nueva) => setEscrita((antes) => ({ ...antes, ...nueva }))}
          hoy={hoy}
          disabled={disabled}
        />
      )}
    </>
  );
}
