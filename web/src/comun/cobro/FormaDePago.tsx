import {
  esEfectivo,
  fechaLocal,
  formaDe,
  FORMAS_DE_PAGO,
  type FormaDePago as Forma,
  type Transferencia,
} from '@leal/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useAhora } from '../../lib/reloj.ts';
import { CamposTransferencia, type TransferenciaEscrita } from './CamposTransferencia.tsx';

const NOMBRES: Record<Forma, string> = { efectivo: 'Efectivo', transferencia: 'Transferencia' };

/** What is sent of it: what was left empty is not said. */
function leerTransferencia({ referencia, fecha, nota }: TransferenciaEscrita): Transferencia {
  const [cual, porque] = [referencia.trim(), nota.trim()];
  return { fecha, ...(cual && { referencia: cual }), ...(porque && { nota: porque }) };
}

type Props = {
  /** The transfer that is chosen; absent: cash. */
  elegida: Transferencia | undefined;
  alElegir: (transferencia: Transferencia | undefined) => void;
  /** Days that it may be old. */
  dias: number;
  disabled?: boolean;
};

/** Cash, without a further tap; or a transfer, with what finds it in the bank. What was typed of it stays. */
export function FormaDePago({ elegida, alElegir, dias, disabled = false }: Props) {
  const hoy = fechaLocal(useAhora(60_000));
  const { referencia = '', nota = '', fecha = hoy } = elegida ?? {};
  const [escrita, setEscrita] = useState<TransferenciaEscrita>({ referencia, nota, fecha });
  const forma = formaDe({ transferencia: elegida });
  const elegir = (cual: Forma) => alElegir(cual === 'transferencia' ? leerTransferencia(escrita) : undefined);
  const escribir = (nueva: Partial<TransferenciaEscrita>) => {
    const tras = { ...escrita, ...nueva };
    setEscrita(tras);
    alElegir(leerTransferencia(tras));
  };
  return (
    <>
      <fieldset aria-label="Forma de pago" className="sin-pago formulario-nota pareja botones-largos">
        {FORMAS_DE_PAGO.map((cual) => (
          <Button
            key={cual}
            disabled={disabled}
            aria-pressed={cual === forma}
            {...(cual === forma && { color: 'primary' as const, variant: 'filled' as const })}
            onClick={() => elegir(cual)}
          >
            {NOMBRES[cual]}
          </Button>
        ))}
      </fieldset>
      {!esEfectivo({ transferencia: elegida }) && (
        <CamposTransferencia
          escrita={escrita}
          alEscribir={escribir}
          hoy={hoy}
          dias={dias}
          disabled={disabled}
        />
      )}
    </>
  );
}
